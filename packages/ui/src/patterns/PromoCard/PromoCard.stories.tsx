import { promo } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { PromoCard } from './PromoCard.tsx';

const meta = {
  title: 'Patterns/PromoCard',
  component: PromoCard,
  args: promo,
  decorators: [
    (Story, { args }) => (
      <>
        <Box as="main" pageWidth paddingBlock={4}>
          <h1>A page</h1>
          <a href="/contact">A link on it</a>
          {Array.from({ length: args.placement === 'column' ? 1 : 60 }, (_, index) => (
            <p key={index}>And its matter, which goes on below the edge of the window.</p>
          ))}
        </Box>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof PromoCard>;

/** Shown from the medium breakpoint up. */
export const Playground: Story = { tags: ['from-medium'] };

/** In the page, below the medium breakpoint. */
export const InTheColumn: Story = {
  tags: ['below-medium'],
  args: { placement: 'column' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Get Media Authority' })).toHaveTextContent(
      'Get Media Authority: Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The link is hovered, the button focused. */
export const States: Story = {
  tags: ['one-width', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  play: ({ canvas }) => {
    canvas.getByRole('link', { name: promo.link.text }).dataset.force = 'hover';
    canvas.getByRole('button', { name: 'Dismiss' }).dataset.force = 'focus';
  },
};

export const Longest: Story = {
  tags: ['from-medium'],
  args: {
    title: 'Get Counterrevolutionary Incomprehensibilities Published',
    text: 'On news sites, in magazines, on the wire, and in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, whose one paper comes out on Thursdays and is read twice.',
    link: { text: 'See what that would cost', href: '/PR-Authority' },
  },
};

export const LongestInTheColumn: Story = {
  tags: ['below-medium'],
  args: { ...Longest.args, placement: 'column' },
  globals: { viewport: { value: 'small' } },
};

export const HiddenOnSmallScreens: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** Sticks to the window again once the keyboard focus is in the card. */
export const YieldsToTheKeyboard: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('complementary', { name: 'Get Media Authority' });
    const edges = () => card.getBoundingClientRect();
    await expect(edges().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link on it' })).toHaveFocus();
    await waitFor(() => expect(edges().top).toBeGreaterThanOrEqual(window.innerHeight));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: promo.link.text })).toHaveFocus();
    await waitFor(() => expect(edges().bottom).toBeLessThanOrEqual(window.innerHeight));
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
