// `pnpm new`: writes a new component, flow, city, article or brand from the templates in this folder.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { admissionRules, minimumDifference } from '../packages/content/src/cityAdmission.ts';
import type { City } from '../packages/content/src/city.ts';
import { writeBrand } from './newBrand.ts';

/** The kinds of files that `pnpm new` writes from the templates in this folder, with their folder and the author's next steps. */
const kinds = {
  component: {
    folder: 'packages/ui/src/components',
    nextStep:
      'Describe what it is for, look at it (pnpm storybook), and store its snapshots: pnpm test:visual --update',
  },
  flow: {
    folder: 'packages/ui/src/flows',
    nextStep:
      'Write its states in the machine and the fixtures, and store its snapshots: pnpm test:visual --update',
  },
  city: {
    folder: 'packages/content/src/cities',
    nextStep:
      'Search engines are asked not to list its pages until all of this is done. `pnpm cities` says what is still missing.',
  },
  article: {
    folder: 'packages/content/src/articles',
    nextStep:
      'All of its text is placeholder content: replace it, name its sources, and run pnpm content:check',
  },
} as const;
export type Kind = keyof typeof kinds;
/**
 * What is left to do for a new brand.
 *
 * @param key The name of the brand in the variable BRAND, which is that of its files.
 */
const brandStep = (key: string) =>
  `The first three files are copies: write the brand into them. Look at it in Storybook (pnpm storybook, Brand in the toolbar), test it (BRAND=${key} pnpm test:stories, BRAND=${key} pnpm test:visual visual.spec), and look at its site (BRAND=${key} npm start).`;

const today = new Date().toISOString().slice(0, 10);

/** The values of the template tokens for an article, whose name is its title. */
function articleValues(title: string) {
  const file = title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (!file || title.includes('"'))
    throw new Error(`“${title}” is not a valid title: use letters, and “these” quotes.`);
  return { title: title.replaceAll("'", '’'), file, today };
}

/**
 * The values of the template tokens `__Name__`, `__file__` and so on. `PressTour`, `press-tour` and `Press tour` are the
 * same name; a city may have a state after a comma.
 */
function templateValues(kind: Kind, name: string) {
  if (kind === 'article') return articleValues(name);
  // City names keep their spelling: Fond du Lac, Winston-Salem, Coeur d’Alene.
  const [place = '', state = 'Wisconsin'] = name.replaceAll("'", '’').trim().split(/,\s*/);
  const spaced = kind === 'city' ? place : place.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  const words = spaced.split(/[\s_-]+/).map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const letters = kind === 'city' ? /^\p{L}[\p{L}.’]*$/u : /^[A-Za-z][A-Za-z\d]*$/;
  if (!words.every(word => letters.test(word)) || !/^\p{L}[\p{L}.’ -]*$/u.test(state)) {
    throw new Error(`“${name}” is not a valid name: use letters, as in PressTour or "Des Moines, Iowa".`);
  }
  const joined = words.join('');
  return {
    Name: joined,
    name: joined.charAt(0).toLowerCase() + joined.slice(1),
    file: words
      .join('-')
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z\d-]/g, ''),
    City: place,
    CITY: place.toUpperCase(),
    State: state,
    today,
  };
}

/** The first free position in the list of cities. */
const nextOrder = (root: string) =>
  1 +
  Math.max(
    0,
    ...globSync('packages/content/src/{cities,cities-unpublished}/*.ts', { cwd: root }).map(file =>
      Number(/order: (\d+)/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1]),
    ),
  );

/**
 * Writes the files of `.templates/KIND` under a new name.
 * @param root The folder of the repository.
 * @returns The paths of the files, relative to `root`.
 * @throws If the name is not valid, or a file exists already.
 */
export function writeFromTemplate(kind: Kind, name: string, root: string): string[] {
  const values = {
    ...templateValues(kind, name),
    ...(kind === 'city' && { order: String(nextOrder(root)) }),
  };
  const fill = (text: string) =>
    Object.entries(values).reduce((filled, [token, value]) => filled.replaceAll(`__${token}__`, value), text);

  const folder = path.join(kinds[kind].folder, kind !== 'city' && 'Name' in values ? values.Name : '');
  const source = path.join(import.meta.dirname, kind);
  const files = globSync('*', { cwd: source }).map(template => ({
    text: fill(readFileSync(path.join(source, template), 'utf8')),
    file: path.join(folder, fill(template)),
  }));
  const existing = files.find(each => existsSync(path.join(root, each.file)));
  if (existing) throw new Error(`${existing.file} exists already: choose another name, or edit that file.`);

  mkdirSync(path.join(root, folder), { recursive: true });
  for (const each of files) writeFileSync(path.join(root, each.file), each.text);
  return files.map(each => each.file);
}

const percent = (share: number) => `${share * 100}%`;

/** Returns the steps, in the order of work, that an author has to take before search engines may list the pages of a new city. */
export async function stepsToAdmission(file: string): Promise<string[]> {
  const { default: city } = (await import(path.resolve(file))) as { default: City };
  const { sentences, words } = minimumDifference;
  return [
    ...admissionRules.flatMap(rule => rule.problem(city) ?? []),
    `Write about ${city.name} in its own words: ${percent(sentences)} of the sentences and ${percent(words)} of the words of each page must be on no other city’s page.`,
  ];
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const [kind = '', ...name] = process.argv.slice(2);
  try {
    if (!(kind === 'brand' || Object.hasOwn(kinds, kind)) || !name.length)
      throw new Error('Usage: pnpm new component|flow|city|article|brand NAME');
    const brandFiles = kind === 'brand' ? writeBrand(name.join(' '), root) : undefined;
    const [files, nextStep] = brandFiles
      ? [brandFiles, brandStep(path.basename(brandFiles[0]!, '.ts'))]
      : [writeFromTemplate(kind as Kind, name.join(' '), root), kinds[kind as Kind].nextStep];
    // The length of the name changes where lines break.
    spawnSync('oxfmt', files, { cwd: root });
    const steps = kind === 'city' ? await stepsToAdmission(path.join(root, files[0]!)) : [];
    console.log([...files, '', ...steps.map((step, index) => `${index + 1}. ${step}`), nextStep].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
