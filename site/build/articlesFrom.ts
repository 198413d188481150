// A Vite plugin that replaces the site's articles. Tests build the site with it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Creates the plugin, which replaces the articles of `packages/content/src/articleFiles.ts` with those of `folder`. */
export const articlesFrom = (folder: string): Plugin => ({
  name: 'articles-from',
  load: {
    filter: { id: /\/articleFiles\.ts$/ },
    handler() {
      const files = readdirSync(folder).filter(file => file.endsWith('.md'));
      const articles = files.map(file => [
        `./articles/${file}`,
        readFileSync(path.join(folder, file), 'utf8'),
      ]);
      return `export const articleFiles = ${JSON.stringify(Object.fromEntries(articles))}`;
    },
  },
});
