import type { Plugin } from 'vite';

/** What the router does for sites that let it fetch their data, and for developers. Each has to be found: an update may have moved it. */
const unused: readonly (readonly [string | RegExp, string])[] = [
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  [/^function warning\(cond, message\) \{[^]*?^\}$/m, '/* @__NO_SIDE_EFFECTS__ */ function warning() {}'],
];

/**
 * Lets the bundler leave out what of React Router is not used: five kilobytes, brotli. Its `exports` name the development
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
    handler(code) {
      const plain = code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/= (?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ');
      if (!plain.includes('function useNavigate()')) return { code: plain, map: null };
      return {
        code: unused.reduce((text, [part, instead]) => {
          const without = text.replace(part, instead);
          if (without === text)
            throw new Error(
              `React Router has no \`${String(part)}\` any more: see what the build leaves out of it.`,
            );
          return without;
        }, plain),
        map: null,
      };
    },
  },
});
