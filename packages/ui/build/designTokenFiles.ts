import type { Plugin } from 'vite';
import { type Edition, editions } from '../src/tokens/color.ts';
import { designTokens } from '../src/tokens/designTokens.ts';

const files = new Map(
  (Object.keys(editions) as Edition[]).map(edition => [
    `tokens/${edition}.tokens.json`,
    `${JSON.stringify(designTokens(edition), null, 2)}\n`,
  ]),
);

/** Adds one token file per edition, in the Design Tokens format, to a build or a development server. */
export const designTokenFiles = (): Plugin => ({
  name: 'design-token-files',
  configureServer(server) {
    for (const [file, source] of files) {
      server.middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    }
  },
  generateBundle() {
    for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
  },
});
