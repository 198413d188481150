import type { Plugin } from 'vite';

/** Their packages' helper, which writes a function's name to it, and so keeps whatever has one. */
const named = /^var __name = .*;$/m;
const displayed = /^ *\w+\.displayName = .*;$/gm;

/** Lets the bundler leave out what of Radix is not used: three kilobytes of the tabs, brotli, which name things for developers. */
export const leanRadix = (): Plugin => ({
  name: 'lean-radix',
  apply: 'build',
  transform: {
    filter: { id: /@radix-ui\/[\w-]+\/dist\// },
    handler: code => ({
      code: code
        .replace(named, '/* @__NO_SIDE_EFFECTS__ */ function __name(it) { return it; }')
        .replaceAll(displayed, ''),
      map: null,
    }),
  },
});
