// The files of the design tokens, for design tools. An edition is a color theme: `day` (light) or `night` (dark).
import type { Plugin } from 'vite';
import { type Edition, editions } from '../src/tokens/color.ts';
import { designTokens } from '../src/tokens/designTokens.ts';
import { figmaVariables } from './figmaVariables.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Two files per edition: its tokens in the Design Tokens format, and as variables of Figma (those tokens that Figma supports). */
export const tokenFiles: ReadonlyMap<string, string> = new Map(
  (Object.keys(editions) as Edition[]).flatMap(edition => [
    [`tokens/${edition}.tokens.json`, json(designTokens(edition))],
    [`tokens/${edition}.figma.json`, json(figmaVariables(edition))],
  ]),
);

/** Adds the files of the design tokens to a build or a development server. */
export const designTokenFiles = (): Plugin => ({
  name: 'design-token-files',
  configureServer(server) {
    for (const [file, source] of tokenFiles) {
      server.middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    }
  },
  generateBundle() {
    for (const [fileName, source] of tokenFiles) this.emitFile({ type: 'asset', fileName, source });
  },
});
