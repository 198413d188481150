// A plugin for Vite that gives the documentation pages the facts about each component (its props, design tokens and documentation, read from
// its code: `ComponentFacts`), and the results of the last tests.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { llmsPlugin } from '../../packages/ui/build/llmsFiles.ts';
import { notIncluded } from '../../packages/ui/build/notIncluded.ts';
import { clearFactsCache, readCachedFacts } from '../../packages/ui/build/readCachedFacts.ts';
import { readChanges } from './readChanges.ts';
import { readResults } from './storyResults.ts';

const root = path.resolve(import.meta.dirname, '../..');

const factsModuleId = 'virtual:component-facts';
const propNamesModuleId = 'virtual:component-prop-names';
/**
 * The start of a module's name. The path of a story file follows, without `.stories.tsx`: Storybook would treat a module with that ending as
 * a story file.
 */
const propsModuleId = 'virtual:component-props/';
/** A replacer for `JSON.stringify` that leaves out `propNames`: `virtual:component-prop-names` has them, once for all stories. */
const omitPropNames = (key: string, value: unknown) => (key === 'propNames' ? undefined : value);
const withoutExtension = (file: string) => file.replace('.stories.tsx', '');
const enhanceArgTypesFile = path.join(root, '.storybook/componentPage/enhanceArgTypes.ts');
const namesFile = 'component-names.json';

/** Other names of a component: its aliases, and the names of components that this library does not have, if `notIncluded` recommends this one instead. */
const aliasesOf = (name: string, aliases: readonly string[]) => [
  ...aliases,
  ...notIncluded.flatMap(({ names, instead }) => (new RegExp(`\\b${name}\\b`).test(instead) ? names : [])),
];

/**
 * Gives Storybook modules and files that are read from the code:
 * - `virtual:component-facts`: props, tokens, changes and test results of each component
 * - `virtual:component-prop-names`: the names of all props, for `dropUnknownProps`
 * - `virtual:component-props/…`: for each story file, the props of its component
 * - `component-names.json`: names and purposes of components, for Storybook's search
 * - the documentation for coding assistants
 */
export const componentFactsPlugin = (): Plugin[] => {
  // Tests render stories and no documentation pages, so they need no facts.
  const readFacts = process.env.VITEST ? async (): Promise<ComponentFacts[]> => [] : readCachedFacts;
  const namesJson = async () =>
    JSON.stringify(
      (await readFacts()).map(({ title, name, docs: { purpose, aliases, use } }) => ({
        title,
        name,
        searchNames: aliasesOf(name, aliases),
        docs: { purpose, aliases, use: use.map(({ text }) => ({ text })) },
      })),
    );

  const plugin: Plugin = {
    name: 'component-facts',
    buildStart() {
      // Starts reading the facts now, so that this and Vite's build run at the same time.
      void readFacts();
    },
    resolveId: id =>
      id === factsModuleId || id === propNamesModuleId || id.startsWith(propsModuleId)
        ? `\0${id}`
        : undefined,
    async load(id) {
      if (id.startsWith(`\0${propsModuleId}`)) {
        const component = (await readFacts()).find(({ storyFile }) =>
          id.endsWith(`/${withoutExtension(storyFile)}`),
        )!;
        const { title, components } = component;
        const props = JSON.stringify({ title, components: components.slice(0, 1) }, omitPropNames);
        return `import { addProps } from ${JSON.stringify(enhanceArgTypesFile)};\naddProps(JSON.parse(${JSON.stringify(props)}));`;
      }
      if (id === `\0${propNamesModuleId}`) {
        const names = (await readFacts()).flatMap(({ components }) =>
          components.map(({ name, propNames }) => [name, propNames] as const),
        );
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(names)))})`;
      }
      if (id !== `\0${factsModuleId}`) return undefined;
      const changes = readChanges(
        readFileSync(path.join(root, 'packages/ui/CHANGELOG.md'), 'utf8'),
        globSync('.changeset/*.md', { cwd: root }).map(file => readFileSync(path.join(root, file), 'utf8')),
      );
      // The last results of two checks: the story tests, and the tests at a window width of 320 px (`reflow`).
      const results = { stories: readResults('stories'), reflow: readResults('reflow') };
      const facts = JSON.stringify({ components: await readFacts(), changes, results }, omitPropNames);
      return `export default JSON.parse(${JSON.stringify(facts)})`;
    },
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const file = path.relative(root, id);
      const isDocumented = (await readFacts()).some(({ storyFile }) => storyFile === file);
      // The import is added to the first line, so that the line numbers of the file stay the same.
      return isDocumented
        ? { code: `import ${JSON.stringify(propsModuleId + withoutExtension(file))};${code}`, map: null }
        : undefined;
    },
    configureServer(server) {
      server.middlewares.use(`/${namesFile}`, (_, response) => {
        void namesJson().then(json => response.setHeader('Content-Type', 'application/json').end(json));
      });
      // After a developer has saved a component, a reload of the page shows its new props.
      server.watcher.on('change', file => {
        if (!/\/packages\/(ui|admin)\/src\/.*(?<!stories|test)\.tsx?$/.test(file)) return;
        clearFactsCache();
        for (const [id, module] of server.moduleGraph.idToModuleMap)
          if (
            id === `\0${factsModuleId}` ||
            id === `\0${propNamesModuleId}` ||
            id.startsWith(`\0${propsModuleId}`)
          )
            server.moduleGraph.invalidateModule(module);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: namesFile, source: await namesJson() });
    },
  };
  return [plugin, llmsPlugin(readFacts)];
};
