// The package's documentation for coding assistants, as text files. An edition is a color theme: `day` (light) or `night` (dark).
import type { Plugin } from 'vite';
import type { ComponentFacts, DocumentedComponent, Prop } from './componentFacts.ts';
import { importOf } from './importOf.ts';
import { notIncluded } from './notIncluded.ts';
import { sharedTypesIn } from './sharedTypes.ts';

export const packageName = '@fit-to-print/ui';

/** `Button` of `Components/Button`. */
const nameOf = (title: string) => title.split('/').at(-1)!;

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];

/** Code in Markdown, without the backticks of the text: they would end the code. */
const code = (text: string) => `\`${text.replaceAll('`', '')}\``;

function propLines(
  { name, type, isRequired, default: value, description, fields }: Prop,
  depth: number,
): string[] {
  const notes = [
    code(type),
    isRequired ? 'required' : 'optional',
    ...(value === undefined ? [] : [`default ${code(value)}`]),
  ];
  const line = `${'  '.repeat(depth)}- ${code(name)} (${notes.join(', ')}): ${description}`;
  return [line.replace(/: $/, ''), ...propList(fields ?? [], depth + 1)];
}

/** The list of properties. Of a union, those that all of its types have come first, then those of each type, which may require others. */
function propList(props: readonly Prop[], depth = 0): string[] {
  const lists = Map.groupBy(props, ({ when }) => when);
  const shared = lists.get(undefined) ?? [];
  lists.delete(undefined);
  return [
    ...shared.flatMap(prop => propLines(prop, depth)),
    ...[...lists].flatMap(([when, list]) => [
      `${'  '.repeat(depth)}- Only if ${when}:`,
      ...list.flatMap(prop => propLines(prop, depth + 1)),
    ]),
  ];
}

const componentLines = ({ name, description, props }: DocumentedComponent, exported: readonly string[]) => [
  // The component of the stories may be a helper that the package does not export.
  `### ${exported.includes(name) ? name : 'What its stories set'}`,
  '',
  ...(description ? [description, ''] : []),
  ...(props.length > 0 ? propList(props) : ['It has no props.']),
  '',
];

/** Explains the shared types that occur in these lines. */
const sharedTypeLines = (lines: readonly string[]): string[] => {
  const used = sharedTypesIn(lines.join('\n'));
  return used.length > 0 ? ['', 'Types:', '', ...used.map(([name, text]) => `- \`${name}\`: ${text}`)] : [];
};

/** Everything that a component's page in Storybook says in words, as Markdown. */
export function componentFile(component: ComponentFacts): string {
  const { name, entry, exportedNames, docs, example, components, builtFrom, tokens } = component;
  const importLine = importOf(component);
  const propSection = section(
    'Props',
    components.flatMap(each => componentLines(each, exportedNames)),
  ).slice(0, -1);
  return [
    `# ${name}`,
    '',
    docs.purpose,
    '',
    ...(importLine ? ['```tsx', importLine, '```'] : [code(entry!)]),
    '',
    `Status: ${docs.status}. Since: ${docs.since === 'next' ? 'the next version' : docs.since}. Also called: ${docs.aliases.join(', ')}.`,
    ...section('Example', example ? ['```tsx', example, '```'] : []),
    ...section(
      'Use it for',
      docs.use.map(({ text }) => `- ${text}`),
    ),
    ...section(
      'Avoid',
      docs.avoid.map(advice => {
        // A story of another component shows what to do instead. Its name is left out where the sentence has it, and where it is this component.
        const other = 'instead' in advice ? advice.instead.split('/').at(-2)! : name;
        const isNamed = other === name || advice.text.includes(other);
        return `- ${advice.text}${isNamed ? '' : ` Instead: ${other}.`}`;
      }),
    ),
    ...section(
      'Parts',
      docs.anatomy.map(([part, purpose]) => `- ${part}: ${purpose}`),
    ),
    ...propSection,
    ...sharedTypeLines(propSection),
    ...section(
      'Keyboard',
      docs.keyboard.length > 0
        ? docs.keyboard.map(([keys, action]) => `- ${keys}: ${action}`)
        : ['It takes no focus.'],
    ),
    ...section(
      'Screen readers',
      docs.screenReader.map(sentence => `- ${sentence}`),
    ),
    ...section(
      'Related',
      Object.entries(docs.related).map(([title, reason]) => `- ${nameOf(title)}: ${reason}`),
    ),
    ...section('Built from', builtFrom.length > 0 ? [builtFrom.map(nameOf).join(', ')] : []),
    ...section('Design tokens', tokens.length > 0 ? [tokens.map(code).join(', ')] : []),
    '',
  ].join('\n');
}

/** What an assistant reads of a component to choose it: its purpose, and what people call it. */
export const summaryOf = ({ docs }: ComponentFacts) =>
  `${docs.purpose} Also called: ${docs.aliases.join(', ')}.`;

/** The groups of components: the first part of their titles. */
export const groups = ['Primitives', 'Components', 'Patterns', 'Flows', 'Templates'];

/**
 * The package's documentation for coding assistants: `llms.txt`, the index, and a file of Markdown for each component. They say what
 * the pages in Storybook say, from the same facts.
 */
export function llmsFiles(facts: readonly ComponentFacts[]): ReadonlyMap<string, string> {
  const components = facts.filter(({ entry }) => entry?.startsWith(`${packageName}/`));
  const fileOf = ({ name }: ComponentFacts) => `llms/${name}.md`;
  const index = [
    `# ${packageName}`,
    '',
    '> A design system for React 19 that looks like a newspaper: primitives, components, patterns, flows and page templates.',
    '',
    'Rules that hold for every component:',
    '',
    `- Import each part by its own path, as its file shows: \`import { Button } from '${packageName}/components/Button'\`. There is no entry that exports everything.`,
    `- Import one stylesheet, once: \`${packageName}/components.css\` in an app with other styles, inside elements with the class \`fit-to-print\`; or \`${packageName}/styles.css\` for whole pages. \`${packageName}/fonts.css\` adds the typefaces to \`components.css\`.`,
    '- Texts are props. Components take no `className` and no `style`: choose among their props, or another component.',
    `- Links to paths of the site go through \`AnchorContext\` of \`${packageName}/primitives/Link\`.`,
    '- The editions day and night are two sets of the same variables; `data-edition` on `<html>` sets one.',
    '',
    'Each file has the import, for the most used components an example, when to use the component and when not, all props with types and defaults, keys, and what a screen reader says.',
    ...groups.flatMap(group =>
      section(
        group,
        components
          .filter(({ title }) => title.startsWith(`${group}/`))
          .map(component => {
            const { name, docs } = component;
            const status = docs.status === 'stable' ? '' : ` (${docs.status})`;
            return `- [${name}](${fileOf(component)})${status}: ${summaryOf(component)}`;
          }),
      ),
    ),
    ...section(
      'Not in the package',
      notIncluded.map(({ names, instead }) => `- ${names.join(', ')}: ${instead}`),
    ),
    '',
  ].join('\n');
  return new Map([
    ['llms.txt', index],
    ...components.map(component => [fileOf(component), componentFile(component)] as const),
  ]);
}

/**
 * Adds the documentation for coding assistants to a build or a development server.
 * @param read Reads the facts about all components.
 */
export const llmsPlugin = (read: () => Promise<readonly ComponentFacts[]>): Plugin => ({
  name: 'llms-files',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = request.url?.slice(1) ?? '';
      if (!/^llms(\.txt|\/\w+\.md)$/.test(file)) return next();
      return void (async () => {
        const content = llmsFiles(await read()).get(file);
        response.statusCode = content === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(content);
      })();
    });
  },
  async generateBundle() {
    for (const [fileName, source] of llmsFiles(await read()))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
