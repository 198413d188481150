import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { llmsPlugin } from '../../packages/ui/build/llmsFiles.ts';
import { readFactsInChildProcess } from '../../packages/ui/build/readFactsInChildProcess.ts';
import { readChanges } from './readChanges.ts';
import type { GateResults } from './storyResults.ts';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * The results of the last run of a gate on this machine, or null if there was none. `stories` are the story tests, `narrow` the same
 * stories in a narrow window.
 */
function readGateResults(gate: string): GateResults | null {
  try {
    return JSON.parse(readFileSync(path.join(root, `test-results/${gate}.json`), 'utf8')) as GateResults;
  } catch {
    return null;
  }
}

const factsModuleId = 'virtual:component-facts';
const aliasesFile = 'component-aliases.json';

/**
 * Gives Storybook the module `virtual:component-facts` (props, tokens, changes and test results of each component, read from the
 * code), the file in which its search finds components by other names, and the documentation for coding assistants.
 */
export const componentFactsPlugin = (): Plugin[] => {
  // Tests render stories and no documentation pages, so they need no facts.
  const needsFacts = !process.env.VITEST;
  let facts: Promise<ComponentFacts[]> | undefined;
  const readFactsOnce = async () => (facts ??= needsFacts ? readFactsInChildProcess() : Promise.resolve([]));
  const aliasesJson = async () =>
    JSON.stringify(
      Object.fromEntries((await readFactsOnce()).map(({ title, docs }) => [title, docs.aliases])),
    );

  const plugin: Plugin = {
    name: 'component-facts',
    buildStart() {
      // Starts now, so that reading the facts and Vite's build run at the same time.
      void readFactsOnce();
    },
    resolveId: id => (id === factsModuleId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${factsModuleId}`) return undefined;
      const changes = readChanges(
        readFileSync(path.join(root, 'packages/ui/CHANGELOG.md'), 'utf8'),
        globSync('.changeset/*.md', { cwd: root }).map(file => readFileSync(path.join(root, file), 'utf8')),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ components: await readFactsOnce(), changes, results: { stories: readGateResults('stories'), narrow: readGateResults('narrow') } }))})`;
    },
    configureServer(server) {
      server.middlewares.use(`/${aliasesFile}`, (_, response) => {
        void aliasesJson().then(json => response.setHeader('Content-Type', 'application/json').end(json));
      });
      // After a component has been saved, a reload shows its new props.
      server.watcher.on('change', file => {
        if (!/\/packages\/(ui|admin)\/src\/.*(?<!stories|test)\.tsx?$/.test(file)) return;
        facts = undefined;
        const factsModule = server.moduleGraph.getModuleById(`\0${factsModuleId}`);
        if (factsModule) server.moduleGraph.invalidateModule(factsModule);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: aliasesFile, source: await aliasesJson() });
    },
  };
  return [plugin, llmsPlugin(readFactsOnce)];
};
