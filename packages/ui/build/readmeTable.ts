// The table of all components in README.md.
import type { ComponentFacts } from './componentFacts.ts';
import { groups, packageName } from './llmsFiles.ts';

/** The line before the table and the one after it. */
export const marks = [
  '<!-- Written by `pnpm generate:readme` -->',
  '<!-- The end of what `pnpm generate:readme` writes -->',
] as const;

/** The rows of a table in Markdown: each component of the package with its entry and its purpose. */
export function readmeTable(facts: readonly ComponentFacts[]): readonly string[] {
  const components = groups.flatMap(group =>
    facts.filter(({ title, entry }) => title.startsWith(`${group}/`) && entry?.startsWith(`${packageName}/`)),
  );
  return [
    '| component | import from | what it is |',
    '| --- | --- | --- |',
    ...components.map(
      ({ name, entry, docs }) =>
        `| \`${name}\` | \`${entry!.slice(packageName.length + 1)}\` | ${docs.purpose.replaceAll('|', String.raw`\|`)} |`,
    ),
  ];
}
