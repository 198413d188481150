import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { llmsPlugin } from '../../packages/ui/build/llmsFiles.ts';
import { readFactsInProcess } from '../../packages/ui/build/readFactsInProcess.ts';
import { readChanges } from './readChanges.ts';
import type { GateResults } from './storyResults.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The results of the last run of a gate on this machine, if there was one. */
function readResults(gate: string): GateResults | null {
  try {
    return JSON.parse(readFileSync(path.join(root, `test-results/${gate}.json`), 'utf8')) as GateResults;
  } catch {
    return null;
  }
}

const factsId = 'virtual:component-facts';
const searchFile = 'component-aliases.json';

/**
 * Gives Storybook what the code knows about each component: `virtual:component-facts`, a file of aliases for the search, and the
 * documentation for coding assistants.
 */
export const componentFactsPlugin = (): Plugin[] => {
  // Tests render stories only, which need none of it.
  const isNeeded = !process.env.VITEST;
  let facts: Promise<ComponentFacts[]> | undefined;
  const read = async () => (facts ??= isNeeded ? readFactsInProcess() : Promise.resolve([]));
  const aliases = async () =>
    JSON.stringify(Object.fromEntries((await read()).map(({ title, docs }) => [title, docs.aliases])));

  const plugin: Plugin = {
    name: 'component-facts',
    buildStart() {
      // Read while Vite builds.
      void read();
    },
    resolveId: id => (id === factsId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${factsId}`) return undefined;
      const changes = readChanges(
        readFileSync(path.join(root, 'packages/ui/CHANGELOG.md'), 'utf8'),
        globSync('.changeset/*.md', { cwd: root }).map(file => readFileSync(path.join(root, file), 'utf8')),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ components: await read(), changes, results: { stories: readResults('stories'), narrow: readResults('narrow') } }))})`;
    },
    configureServer(server) {
      server.middlewares.use(`/${searchFile}`, (_, response) => {
        void aliases().then(json => response.setHeader('Content-Type', 'application/json').end(json));
      });
      // A page shows the props of the last save after a reload.
      server.watcher.on('change', file => {
        if (!/\/packages\/(ui|admin)\/src\/.*(?<!stories|test)\.tsx?$/.test(file)) return;
        facts = undefined;
        const module = server.moduleGraph.getModuleById(`\0${factsId}`);
        if (module) server.moduleGraph.invalidateModule(module);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: searchFile, source: await aliases() });
    },
  };
  return [plugin, llmsPlugin(read)];
};
