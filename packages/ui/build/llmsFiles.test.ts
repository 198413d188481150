// Tests of the package's documentation in files: `llms.txt` and a file for each component, for coding assistants, and the table in README.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ComponentFacts, readRecords } from './componentFacts.ts';
import { llmsFiles } from './llmsFiles.ts';
import { notIncluded } from './notIncluded.ts';
import { readCachedFacts } from './readCachedFacts.ts';
import { marks, readmeTable } from './readmeTable.ts';

const facts = await readCachedFacts();
const files = llmsFiles(facts);
const index = files.get('llms.txt')!;
const records = [...(await readRecords())].filter(([, { file }]) => file.startsWith('packages/ui/'));
const { exports } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as { exports: Record<string, string> };

test('the index lists every component of the package, and nothing else', () => {
  const links = Array.from(index.matchAll(/^- \[(\w+)\]\((.+?)\)/gm), ([, name, file]) => `${name} ${file}`);
  expect(links.toSorted()).toEqual(records.map(([name]) => `${name} llms/${name}.md`).toSorted());
  expect(files.size).toBe(links.length + 1);
});

test('the index says what to use instead of a component that does not exist', () => {
  for (const { names, instead } of notIncluded) expect(index).toContain(`- ${names.join(', ')}: ${instead}`);
  const namesOfComponents = new Set(
    records.flatMap(([name, { docs }]) => [name, ...docs.aliases]).map(name => name.toLowerCase()),
  );
  expect(notIncluded.flatMap(({ names }) => names).filter(name => namesOfComponents.has(name))).toEqual([]);
});

test('the files name no other package of the repository and no source folder', () => {
  for (const content of files.values())
    expect(content).not.toMatch(/@fit-to-print\/(admin|content|backend)|src\//);
});

test("a component's file names the components and hooks that can be imported", () => {
  const file = files.get('llms/Toast.md');
  expect(file).toContain("import { ToastProvider, useToast } from '@fit-to-print/ui/components/Toast';");
  expect(file).not.toContain('ShowToastButton');
});

test("a component's file says what to use instead, unless that is the component itself or the sentence names it", () => {
  expect(files.get('llms/Testimonials.md')).toMatch(
    /^- A quote without its author: .*leave the quote out\.$/m,
  );
  expect(files.get('llms/PackageCards.md')).toMatch(/use PricingTable\.$/m);
  expect(files.get('llms/Text.md')).toContain('Emphasize by another variant. Instead: Field.');
});

test("a component's file says that it has no keys where it takes no focus", () => {
  expect(files.get('llms/Badge.md')).toContain('## Keyboard\n\nIt takes no focus.');
});

describe.each(facts.filter(({ example, entry }) => example && entry))(
  'the example of $name',
  ({ name, entry, example }) => {
    test('uses the component, and imports only what an app can', () => {
      expect(example).toMatch(new RegExp(`<\\w*${name}`));
      expect(example).toContain(`'${entry}'`);
      const imports = Array.from(example!.matchAll(/from '(.+)';/g), ([, source]) => source!);
      expect(imports.filter(source => !/^(react|@fit-to-print\/(ui|admin)\/\w+\/\w+)$/.test(source))).toEqual(
        [],
      );
    });
  },
);

test("a component's file lists the props of each type of a union on their own, so that a prop is required only where it is", () => {
  const [, props = ''] = files.get('llms/Button.md')!.split('## Props');
  const [shared, withoutLink, withLink] = props.split(/^- Only if .*:$/m);
  expect(shared).toContain('- `children` (`ReactNode`, required)');
  expect(shared).not.toContain('- `href`');
  expect(withoutLink).toMatch(/^ {2}- `disabled` \(`boolean`, optional\)/m);
  expect(withLink).toMatch(/^ {2}- `href` \(`string`, required\)/m);
  expect(files.get('llms/Button.md')).toContain('- Only if `href` is set:');
});

test("a component's file explains the types of the package that its props have", () => {
  const legal = files.get('llms/LegalDocument.md');
  expect(legal).toMatch(/^- `HeadlineText`: the lines of a headline\./m);
  expect(files.get('llms/Faq.md')).toMatch(/^- `SectionLabel`: the title and the page number/m);
  expect(legal).toMatch(/^- `RichTextContent`: a string, or a list/m);
  expect(legal).not.toMatch(/^- `LinkData`: /m);
  expect(files.get('llms/Button.md')).not.toContain('Types:');
});

test("a component's file contains its example", () => {
  expect(files.get('llms/Dialog.md')).toContain('## Example\n\n```tsx\nimport { useState } from');
});

describe.each(records)('the file of %s', (name, { docs }) => {
  const file = files.get(`llms/${name}.md`)!;
  const component: ComponentFacts = facts.find(each => each.name === name)!;

  test('contains every sentence of the record', () => {
    const sentences = [
      docs.purpose,
      ...docs.aliases,
      ...docs.use.map(({ text }) => text),
      ...docs.avoid.map(({ text }) => text),
      ...docs.anatomy.flat(),
      ...docs.keyboard.flat(),
      ...docs.screenReader,
      ...Object.values(docs.related),
    ];
    expect(sentences.filter(sentence => !file.includes(sentence))).toEqual([]);
  });

  test('lists every prop with its description, and an import that the package exports', () => {
    const missing = component.components.flatMap(({ props }) =>
      props.filter(prop => !file.includes(`- \`${prop.name}\` (\``) || !file.includes(prop.description)),
    );
    expect(missing).toEqual([]);
    const [, folder] = /@fit-to-print\/ui\/(\w+)\/\w+/.exec(file) ?? [];
    expect(Object.keys(exports)).toContain(`./${folder}/*`);
  });
});

test('the table of components in README.md is current (`pnpm generate:readme` writes it)', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
  const [, written = ''] = readme.split(marks[0]);
  // The formatter aligns the columns.
  const rows = written
    .slice(0, written.indexOf(marks[1]))
    .trim()
    .split('\n')
    .map(row => row.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
  expect(rows).toEqual(readmeTable(facts));
});
