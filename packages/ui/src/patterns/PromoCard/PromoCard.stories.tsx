import { promo } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { PromoCard } from './PromoCard.tsx';

const dismissed = fn();

const meta = {
  title: 'Patterns/PromoCard',
  component: PromoCard,
  args: { ...promo, onDismiss: dismissed },
  decorators: [
    Story => (
      <>
        <Box as="main" page paddingBlock={4}>
          <h1>A page</h1>
          <a href="/contact">A link on it</a>
        </Box>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof PromoCard>;

/** Shown from the medium breakpoint up. */
export const Playground: Story = {};

/** In the column, below the medium breakpoint. */
export const InTheColumn: Story = {
  args: { placement: 'column' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Get Media Authority' })).toHaveTextContent(
      'Get Media Authority: Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotOnSmallSheets: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** While the keyboard is elsewhere it steps aside; when the keyboard comes to it, it comes back. */
export const YieldsToTheKeyboard: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('complementary', { name: 'Get Media Authority' });
    const top = () => card.getBoundingClientRect().top;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'A link on it' })).toHaveFocus();
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(window.innerHeight));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight - 100));
  },
};

export const Dismissed: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'large' } },
  beforeEach: () => () => {
    delete document.documentElement.dataset.promo;
  },
  play: async ({ canvas, userEvent }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveAttribute('data-dismiss', 'promo');
    await userEvent.click(dismiss);
    await expect(dismissed).toHaveBeenCalledOnce();
    document.documentElement.dataset.promo = 'dismissed';
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
