// Configures all stories: the styles, the toolbar (brand, edition, motion, direction, text), and checks after each story. An edition is a
// color theme: day is light, night is dark.
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fit-to-print/ui/theme/global.css';
// Headlines download it on demand. In stories it is there from the start.
import '../packages/ui/src/primitives/CopyfitHeadline/solveInBrowser.ts';
import { families } from '@fit-to-print/ui/tokens/type';
import './componentPage/componentPage.css';
import { keepDocsInDayEdition } from './componentPage/colorVariables.ts';
import { chromaticOf, viewports } from './modes.ts';
import { enhanceArgTypes } from './componentPage/enhanceArgTypes.ts';
import { dropUnknownProps } from './componentPage/dropUnknownProps.ts';
import { checkOtherEdition } from './checkOtherEdition.ts';
import theme from './theme.ts';
import { brands, defaultBrand } from './brands.ts';
import { afterPlay, beforePlay, pseudoText } from './pseudoText.tsx';
import { activeBrand } from './activeBrand.ts';
import { loadBrand, reloadWith } from './loadBrand.ts';

// On a docs page, a story in an iframe takes the focus as its play function runs: that must not scroll the page.
if (window.frameElement?.ownerDocument.querySelector('#storybook-docs')) {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on its element.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace() {
    focus.call(this, { preventScroll: true });
  };
}

/** Waits until every headline has its final fit, which pictures of the story show. */
async function waitForHeadlines(): Promise<void> {
  // Imported again, because the headlines' own imports are finished before this one.
  const { waitForFits } = await import('../packages/ui/src/primitives/CopyfitHeadline/solveInBrowser.ts');
  await waitForFits();
}

loadBrand();
keepDocsInDayEdition();

/** A playground is a story in which a developer tries props. Its play function leaves no focus ring on the elements that it clicked. */
const leaveFocus = ({ name }: { name: string }) => {
  if (name === 'Playground' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** A menu of the toolbar: its options by value. */
const menu = (
  title: string,
  icon: 'contrast' | 'globe' | 'paintbrush' | 'play' | 'transfer',
  options: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(options).map(([value, option]) => ({ value, title: option })),
  },
});

// The longest time that a query waits for an element. A gate shares two cores with another one: 10,000 rows then take longer than the
// default of a second.
configure({ asyncUtilTimeout: 5000 });

export default {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // WCAG 2.2's target size is not among axe's default rules.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Tests fail on violations alone. Without this, axe describes every element that passes as well, and the browser sends it all to Vitest.
      options: import.meta.env.VITEST_STORYBOOK === 'false' ? { resultTypes: ['violations'] } : {},
    },
    docs: {
      theme: { ...theme, fontBase: families.text },
      // Loaded with the first page of documentation: a story needs a third less script without it.
      renderer: async () => (await import('./componentPage/docsRenderer.ts')).createDocsRenderer(),
      // JSX as rendered, also of stories without args, whose own source is the story's object with its play function.
      source: { type: 'dynamic' },
      toc: { headingSelector: 'h2', contentsSelector: '.sbdocs-content', ignoreSelector: '.sb-story h2' },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          ['For designers', 'Find a component', 'For developers', 'For QA'],
          'Foundations',
          [
            'Color',
            'Type',
            'Space and layout',
            'Motion',
            'Icons and drawings',
            'Voice and tone',
            'Design tokens',
          ],
          'Primitives',
          'Components',
          'Patterns',
          'Flows',
          'Templates',
          'Admin',
          'Messages',
          'Decisions',
          'Changelog',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([value, { width, height }]) => [
          value,
          { name: String(width), styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  globalTypes: {
    brand: menu(
      'Brand',
      'paintbrush',
      Object.fromEntries(Object.entries(brands).map(([value, { name }]) => [value, name])),
    ),
    edition: menu('Edition', 'contrast', { day: 'Day edition', night: 'Night edition' }),
    motion: menu('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    text: menu('Text', 'globe', { written: 'Text as written', pseudo: 'Pseudo-locale' }),
  },
  beforeEach: beforePlay,
  afterEach: [waitForHeadlines, checkOtherEdition, afterPlay, leaveFocus],
  argTypesEnhancers: [
    enhanceArgTypes,
    // The only hook that sees a story's title and tags before it renders.
    ({ title, name, tags, parameters, argTypes }) => {
      Object.assign(parameters, { chromatic: chromaticOf({ title, name, tags }) });
      return argTypes;
    },
  ],
  initialGlobals: { brand: defaultBrand, edition: 'day', motion: 'full', direction: 'ltr', text: 'written' },
  decorators: [
    dropUnknownProps,
    pseudoText,
    (Story, { globals }) => {
      if (globals.brand !== activeBrand) reloadWith(globals.brand as string);
      document.documentElement.dataset.edition = globals.edition as string;
      document.documentElement.dataset.motion = globals.motion as string;
      document.documentElement.dir = globals.direction as string;
      return <Story />;
    },
  ],
} satisfies Preview;
