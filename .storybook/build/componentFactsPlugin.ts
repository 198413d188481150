// A plugin for Vite that gives the documentation pages facts about each component, read from its code, and the results of the last tests.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { llmsPlugin } from '../../packages/ui/build/llmsFiles.ts';
import { notIncluded } from '../../packages/ui/build/notIncluded.ts';
import { forgetFacts, readFactsOnce } from '../../packages/ui/build/readFactsOnce.ts';
import { readChanges } from './readChanges.ts';
import { readResults } from './storyResults.ts';

const root = path.resolve(import.meta.dirname, '../..');

const factsModuleId = 'virtual:component-facts';
const propNamesModuleId = 'virtual:component-prop-names';
/** Followed by the path of a file of stories without `.stories.tsx`, because Storybook would take a module with that ending for stories. */
const propsModuleId = 'virtual:component-props/';
/** Leaves the names of props out of JSON: they have their own module, which all stories share. */
const withoutPropNames = (key: string, value: unknown) => (key === 'propNames' ? undefined : value);
const withoutExtension = (file: string) => file.replace('.stories.tsx', '');
const documentProps = path.join(root, '.storybook/componentPage/documentProps.ts');
const aliasesFile = 'component-aliases.json';

/** Other names of a component: its aliases, and the names of missing components for which `notIncluded` recommends it. */
const aliasesOf = (name: string, aliases: readonly string[]) => [
  ...aliases,
  ...notIncluded.flatMap(({ names, instead }) => (new RegExp(`\\b${name}\\b`).test(instead) ? names : [])),
];

/**
 * Gives Storybook modules and files that are read from the code:
 * - `virtual:component-facts`: props, tokens, changes and test results of each component
 * - `virtual:component-prop-names`: the names of all props, for `dropUnknownProps`
 * - `virtual:component-props/…`: for each file of stories, the props of its component
 * - `component-aliases.json`: other names of components, for Storybook's search
 * - the documentation for coding assistants
 */
export const componentFactsPlugin = (): Plugin[] => {
  // Tests render stories and no documentation pages, so they need no facts.
  const readFacts = process.env.VITEST ? async (): Promise<ComponentFacts[]> => [] : readFactsOnce;
  const aliasesJson = async () => {
    const facts = await readFacts();
    return JSON.stringify(
      Object.fromEntries(facts.map(({ title, name, docs }) => [title, aliasesOf(name, docs.aliases)])),
    );
  };

  const plugin: Plugin = {
    name: 'component-facts',
    buildStart() {
      // Starts now, so that reading the facts and Vite's build run at the same time.
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
        const props = JSON.stringify({ title, components: components.slice(0, 1) }, withoutPropNames);
        return `import { addProps } from ${JSON.stringify(documentProps)};\naddProps(JSON.parse(${JSON.stringify(props)}));`;
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
      const results = { stories: readResults('stories'), narrow: readResults('narrow') };
      const facts = JSON.stringify({ components: await readFacts(), changes, results }, withoutPropNames);
      return `export default JSON.parse(${JSON.stringify(facts)})`;
    },
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const file = path.relative(root, id);
      const isDocumented = (await readFacts()).some(({ storyFile }) => storyFile === file);
      // On the first line, so that the positions in the file stay right.
      return isDocumented
        ? { code: `import ${JSON.stringify(propsModuleId + withoutExtension(file))};${code}`, map: null }
        : undefined;
    },
    configureServer(server) {
      server.middlewares.use(`/${aliasesFile}`, (_, response) => {
        void aliasesJson().then(json => response.setHeader('Content-Type', 'application/json').end(json));
      });
      // After a component has been saved, a reload shows its new props.
      server.watcher.on('change', file => {
        if (!/\/packages\/(ui|admin)\/src\/.*(?<!stories|test)\.tsx?$/.test(file)) return;
        forgetFacts();
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
      this.emitFile({ type: 'asset', fileName: aliasesFile, source: await aliasesJson() });
    },
  };
  return [plugin, llmsPlugin(readFacts)];
};
