// Stories of `PromoCard`, an advertisement inside the page.
import { promo } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { forceState } from '../../theme/states.ts';
import { PromoCard } from './PromoCard.tsx';
import { PromoContext } from './PromoContext.ts';

const meta = {
  title: 'Patterns/PromoCard',
  component: PromoCard,
  parameters: { promo },
  decorators: [
    (Story, { parameters }) => (
      <Box as="main" pageWidth paddingBlock={4}>
        <PromoContext value={parameters.promo as typeof promo}>
          <Grid gap={3}>
            <GridArea area="main">
              <h1>A page</h1>
              <Text variant="intro">The introduction, next to the card.</Text>
            </GridArea>
            <Story />
          </Grid>
        </PromoContext>
      </Box>
    ),
  ],
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof PromoCard>;

/** Without `onSmallScreens`, the card is not shown below the medium breakpoint. */
export const Playground: Story = { tags: ['from-medium'] };

/** On phones, where only cards with `onSmallScreens` are shown. */
export const OnSmallScreens: Story = {
  tags: ['below-medium'],
  args: { onSmallScreens: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Get Media Authority' })).toHaveTextContent(
      'Get Media Authority: Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
    );
  },
};

/** The strip is as wide as the page. */
export const Strip: Story = {
  tags: ['one-width', 'from-medium'],
  args: { placement: 'strip' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('complementary').getBoundingClientRect();
    const grid = canvas.getByRole('complementary').parentElement!.getBoundingClientRect();
    // The browser rounds each column to 1/64 px.
    await expect(left).toBeCloseTo(grid.left, 1);
    await expect(right).toBeCloseTo(grid.right, 1);
  },
};

/** The link is hovered, the button focused. */
export const States: Story = {
  tags: ['one-width', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: promo.link.text }), 'hover');
    forceState(canvas.getByRole('button', { name: 'Dismiss' }), 'focus');
  },
};

export const Longest: Story = {
  args: { onSmallScreens: true },
  parameters: {
    promo: {
      ...promo,
      title: 'Get Counterrevolutionary Incomprehensibilities Published',
      text: 'On news sites, in magazines, on the wire, and in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, whose one paper comes out on Thursdays and is read twice.',
      link: { text: 'See what that would cost', href: '/PR-Authority' },
    },
  },
};

/** On phones, on a page without `onSmallScreens`. */
export const HiddenOnSmallScreens: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** On a page without content for the card, it renders nothing. */
export const WithoutPromo: Story = {
  tags: ['no-visual'],
  parameters: { promo: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const Dismissed: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  beforeEach: () => () => {
    delete document.documentElement.dataset.promo;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveAttribute('data-dismiss', 'promo');
    document.documentElement.dataset.promo = 'dismissed';
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
