// The rules of the linter, and what each part of the repository may import.
import { defineConfig, type OxlintOverride } from 'oxlint';

/** Imports that are forbidden. */
interface Restriction {
  /** The patterns of the imported paths. */
  group: string[];
  /** What to do instead. */
  message: string;
  /** True if types may be imported. */
  allowTypeImports?: boolean;
}

const router: Restriction = {
  group: ['react-router-dom', 'react-router'],
  message: 'Only site/ imports the router; components get their links and callbacks as props.',
};
const supabase: Restriction = {
  group: ['@supabase/*'],
  message: 'Only packages/backend and site/ import Supabase.',
};
const radix: Restriction = {
  group: ['@radix-ui/*'],
  message: 'Only the components of packages/ui import Radix; use those.',
};
const publicUi: Restriction = {
  group: ['**/ui/src/**'],
  message: 'Import the public entry points: @fit-to-print/ui/….',
};
/** Forbids imports of these packages. */
const packages = (names: readonly string[], message: string): Restriction => ({
  group: names.flatMap(name => [`@fit-to-print/${name}`, `@fit-to-print/${name}/**`]),
  message,
});
/** Forbids imports from these folders. */
const folders = (names: readonly string[], message: string): Restriction => ({
  group: names.map(name => `**/${name}/**`),
  message,
});

/** Returns a configuration that forbids files certain imports. The last entry of the configuration that matches a file applies to it. */
const restrict = (files: string[], ...patterns: Restriction[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** The folders of packages/ui: each may import those before it. */
const layers = ['brands', 'tokens', 'theme', 'primitives', 'components', 'patterns', 'flows', 'templates'];
const storyFiles = (folder: string) => [
  `${folder}/**/*.stories.tsx`,
  `${folder}/**/*.fixtures{,.css}.{ts,tsx}`,
];

const otherFlows = {
  group: ['../*/**', '!../../**', '!../shared/**'],
  message: 'A flow never imports another flow; what several flows share is in flows/shared.',
};

const adminImports = [
  router,
  supabase,
  radix,
  publicUi,
  packages(['content', 'backend', 'site'], 'The admin area gets its copy and its calls as props.'),
];

const uiLayers = layers.flatMap((layer, index) => {
  const folder = `packages/ui/src/${layer}`;
  const everyFile = [
    router,
    supabase,
    ...(layer === 'components' ? [] : [radix]),
    ...(layer === 'flows' ? [otherFlows] : []),
    folders(layers.slice(index + 1), `Imports run one way: ${layers.join(', ')}.`),
  ];
  return [
    restrict(
      [`${folder}/**`],
      ...everyFile,
      packages(
        ['admin', 'content', 'backend', 'site'],
        'The design system gets its copy, links and calls as props.',
      ),
    ),
    restrict(
      storyFiles(folder),
      ...everyFile,
      packages(
        ['admin', 'backend', 'site'],
        'Stories take their copy from content, and nothing from other packages.',
      ),
    ),
  ];
});

/** The folders of site/src: each may import those before it. So `api` never imports `session`, which hands it what it needs. */
const siteFolders = ['api', 'session', 'seo', 'pages', 'shell', 'entry'];
const siteLayers = siteFolders
  .slice(0, -1)
  .map((folder, index) =>
    restrict(
      [`site/src/${folder}/**`],
      radix,
      folders(siteFolders.slice(index + 1), `Imports run one way: ${siteFolders.join(', ')}.`),
    ),
  );

/** The rules of `pnpm check:lint`, and what each part of the repository may import. A rule that is off says why. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    // The compiler imports React's functions for JSX itself.
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    // Reports components that come from a context or a variable, such as a page's template: they are not created during rendering.
    'react/static-components': 'off',
    'react/exhaustive-deps': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    // `noUncheckedIndexedAccess` makes every element of a list possibly undefined; `!` says that it is there.
    'typescript/no-non-null-assertion': 'off',
    // The results of `JSON.parse` and of queries of the document have no types of their own.
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-cycle': 'error',
    // Styles and setup modules are imported for their effect.
    'import/no-unassigned-import': 'off',
    // Visitors' consoles stay clean. Programs that print are listed below.
    'no-console': 'error',
    eqeqeq: 'error',
    // A small function may stay in the function that uses it.
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    ...uiLayers,
    restrict(['packages/admin/src/**'], ...adminImports),
    restrict(['packages/admin/src/flows/**'], ...adminImports, otherFlows),
    restrict(
      ['packages/admin/src/patterns/**'],
      ...adminImports,
      folders(['flows', 'templates'], 'Imports run one way: patterns, flows, templates.'),
    ),
    restrict(
      storyFiles('packages/admin/src'),
      router,
      supabase,
      radix,
      publicUi,
      packages(['backend', 'site'], 'Stories take their copy from content, and nothing from other packages.'),
    ),
    restrict(
      ['packages/content/**'],
      router,
      supabase,
      radix,
      packages(
        ['admin', 'backend', 'site'],
        'Content is data: of other packages, it imports only types of ui.',
      ),
      {
        group: ['@fit-to-print/ui/**'],
        message: 'Content is data: of other packages, it imports only types of ui.',
        allowTypeImports: true,
      },
    ),
    restrict(
      ['packages/backend/**'],
      router,
      radix,
      { group: ['react', '@fit-to-print/ui/components/**'], message: 'The backend renders no React.' },
      packages(['admin', 'site'], 'The backend imports neither the site nor the admin area.'),
    ),
    restrict(['site/**'], radix),
    ...siteLayers,
    {
      files: [
        'site/server/**',
        'site/build/**',
        'site/deploy/**',
        'packages/backend/local/**',
        'packages/backend/test/contract/compare.ts',
        'packages/content/check*.ts',
        'tests/**',
        '**/*.test.ts',
        'site/src/entry/client.tsx',
        '.templates/**',
        'packages/ui/build/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
  ignorePatterns: [
    '.templates/*/**',
    '**/dist/**',
    '**/.cache/**',
    '**/*.generated.*',
    'storybook-static/**',
    // Its packages are installed by its test only; Next checks its types.
    'tests/consumer/next/**',
  ],
});
