// The configuration of Storybook: where its stories are, and its addons.
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentFactsPlugin } from './build/componentFactsPlugin.ts';
import { correctManifests } from './build/componentManifests.ts';

export default {
  stories: [
    './docs/**/*.mdx',
    '../packages/{ui,admin}/src/**/*.stories.tsx',
    // Whole pages with their content.
    '../site/src/pages/*/*.stories.tsx',
    // Mails that the backend sends.
    './mail/*.stories.tsx',
    // Messages that no flow's story shows.
    './docs/messages/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      // A build prints only warnings and errors. At the default level it would also print the names and sizes of 600 files.
      logLevel: configType === 'PRODUCTION' ? 'warn' : 'info',
      // The plugin is not in the configuration of Vite, which is loaded as a separate module: the plugin and `correctManifests` must share one
      // cache of what they read about components.
      plugins: [componentFactsPlugin()],
      // The address of the backend is in the code of stories with forms. No story calls it.
      define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('https://backend.example') },
      // The code of a story names components by the names of their functions. Storybook ignores `build` in the configuration of Vite.
      build: {
        rolldownOptions: {
          output: { keepNames: true },
          checks: {
            // A story imports its page's template at once, and the page on demand. So this warning would appear for each page.
            ineffectiveDynamicImport: false,
            // How long the plugins took is no fault.
            bundlerTimings: false,
          },
        },
        // In kB. The preview's own script and those of Storybook are larger than the default limit of 500.
        chunkSizeWarningLimit: 2000,
      },
    }),
  // The typeface of Storybook's own interface (manager-head.html).
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: 'archivo' }],
  features: {
    // Hides the list of first steps, which is for new projects.
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
    // The manifests need no props from Storybook: `correctManifests` writes those of the project. With this setting Storybook asks TypeScript's
    // old interface, which TypeScript 7 does not have, and goes on without props. Otherwise it reads the props of each component with
    // react-docgen, even if `reactDocgen` is false: a tenth of the processor time of a build.
    experimentalReactComponentMeta: true,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `componentFactsPlugin` reads the props with TypeScript's checker, because react-docgen reads one file at a time and no unions.
  typescript: { reactDocgen: false },
  // `@storybook/addon-mcp` serves these manifests to coding assistants.
  experimental_manifests: correctManifests,
} satisfies StorybookConfig & { experimental_manifests: typeof correctManifests };
