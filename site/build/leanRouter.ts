import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what of React Router is not used: four kilobytes, brotli. Its `exports` name the development
 * build alone, and each of its components has a name written to it, which keeps them all.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id !== 'react-router') return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/development/', '/production/') };
  },
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: code => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
      map: null,
    }),
  },
});
