import type { Preview } from '@storybook/react-vite';
import '@fit-to-print/ui/theme/global.css';
import { families } from '@fit-to-print/ui/tokens/type';
import { DocsPage } from './DocsPage.tsx';
import { chromaticOf } from './modes.ts';
import { nameTypes } from './nameTypes.ts';
import { checkOtherEdition } from './otherEdition.ts';
import theme from './theme.ts';

// A story in a frame of its own on a page of documentation takes the focus as it plays: that must not scroll the page.
if (window.frameElement?.ownerDocument.querySelector('#storybook-docs')) {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on its element.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true });
  };
}

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: {
      theme: { ...theme, fontBase: families.text },
      page: DocsPage,
      // What only proves behavior looks like the others, and has its place in the sidebar.
      stories: {
        filter: ({ name, tags }: { name: string; tags: readonly string[] }) =>
          name === 'Playground' || !tags.includes('no-visual'),
      },
    },
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
      // Plays rest on a page of documentation, where they would fight for the focus; those that force a state show it.
      if (/States$|Hovered$|Focused$/.test(name)) {
        const { docs } = parameters as { docs?: { story?: object } };
        Object.assign(parameters, { docs: { ...docs, story: { ...docs?.story, autoplay: true } } });
      }
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
