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
    // Mail of the backend.
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
  viteFinal: config =>
    mergeConfig(config, {
      // Here, and not in the configuration of Vite, which is loaded apart from this file: the plugin and the manifests share their facts.
      plugins: [componentFactsPlugin()],
      // The address of the backend is in the code of stories with forms. No story calls it.
      define: { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify('https://backend.example') },
      // The code of a story names components by the names of their functions. Storybook ignores `build` in the configuration of Vite.
      build: { rolldownOptions: { output: { keepNames: true } } },
    }),
  // The typeface of Storybook's own interface (manager-head.html).
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource-variable/archivo/files', to: 'archivo' }],
  features: {
    // The list of first steps is for new projects.
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `componentFactsPlugin` reads the props by TypeScript's checker: react-docgen reads one file at a time, without unions.
  typescript: { reactDocgen: false },
  // `@storybook/addon-mcp` gives these to coding assistants.
  experimental_manifests: correctManifests,
} satisfies StorybookConfig & { experimental_manifests: typeof correctManifests };
