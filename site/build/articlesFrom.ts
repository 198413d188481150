// A plugin for Vite, with which a test builds the site with other articles.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Replaces the articles of `packages/content/src/articleFiles.ts` by those of another folder. */
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
