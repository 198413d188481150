import type { Preview } from '@storybook/react-vite';
import '@fit-to-print/ui/theme/global.css';
import { families } from '@fit-to-print/ui/tokens/type';
import { chromaticOf } from './modes.ts';
import { nameTypes } from './nameTypes.ts';
import { checkOtherEdition } from './otherEdition.ts';
import theme from './theme.ts';

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { theme: { ...theme, fontBase: families.text } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Primitives',
          'Components',
          'Patterns',
          'Flows',
          'Templates',
          'Messages',
          'Decisions',
          'Changelog',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: '360', styles: { width: '360px', height: '800px' } },
        medium: { name: '768', styles: { width: '768px', height: '1024px' } },
        large: { name: '1280', styles: { width: '1280px', height: '900px' } },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  globalTypes: {
    edition: {
      description: 'Edition',
      toolbar: {
        title: 'Edition',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'day', title: 'Day edition' },
          { value: 'night', title: 'Night edition' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  afterEach: checkOtherEdition,
  argTypesEnhancers: [
    nameTypes,
    // The one place that is told of a story before it is shown; its parameters have no such hook.
    ({ title, name, tags, parameters, argTypes }) => {
      Object.assign(parameters, { chromatic: chromaticOf({ title, name, tags }) });
      return argTypes;
    },
  ],
  initialGlobals: { edition: 'day', motion: 'full' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.edition = globals.edition as string;
      document.documentElement.dataset.motion = globals.motion as string;
      return <Story />;
    },
  ],
} satisfies Preview;
