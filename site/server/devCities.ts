import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = fileURLToPath(new URL('./readDevCities.ts', import.meta.url));
const cityFiles = path.resolve(import.meta.dirname, '../../packages/content/src/cityFiles.ts');
/** The delay between the last event of a save and the reload. A save is several events, for example of an emptied and of a written file. */
const reloadDelayMs = 20;

/**
 * Shows a changed city immediately, also among 10,000. Vite takes six milliseconds for a module, so a city is a module of Vite only
 * after its file has changed. Vite's watcher lists a folder again after each change in it, so this plugin watches the folder.
 * @param folder The folder with a file for each city.
 */
export function devCities(folder: string): Plugin {
  /** The names of the files that changed since the server started. */
  const changed = new Set<string>();
  let watcher: FSWatcher | undefined;
  return {
    name: 'dev-cities',
    enforce: 'pre',
    config: () => ({ server: { watch: { ignored: [folder] } } }),
    configureServer({ environments: { client, ssr } }) {
      let timer: NodeJS.Timeout | undefined;
      let saved = new Set<string>();
      const reload = () => {
        for (const name of saved) {
          changed.add(name);
          ssr?.moduleGraph.onFileChange(path.join(folder, name));
        }
        saved = new Set();
        ssr?.moduleGraph.onFileChange(cityFiles);
        client.hot.send({ type: 'full-reload' });
      };
      watcher = watch(folder, (_, name) => {
        if (!name?.endsWith('.ts')) return;
        saved.add(name);
        clearTimeout(timer);
        timer = setTimeout(reload, reloadDelayMs);
      });
    },
    closeBundle: () => watcher?.close(),
    load: {
      filter: { id: /\/packages\/content\/src\/cityFiles\.ts$/ },
      handler() {
        const names = [...changed].filter(name => existsSync(path.join(folder, name)));
        const imports = names.map(
          (name, index) => `import city${index} from ${JSON.stringify(path.join(folder, name))};`,
        );
        const cities = names.map((name, index) => `${JSON.stringify(name)}: city${index}`);
        return `import { readDevCities } from ${JSON.stringify(reader)};
          ${imports.join('\n')}
          export const cityFiles = readDevCities(${JSON.stringify(folder)}, { ${cities.join()} });`;
      },
    },
  };
}
