// Stories of `Hero`.
import { home } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  args: home.hero,
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /We build startups and make them/,
    );
    await expect(canvas.getByRole('link', { name: 'Pitch us your idea' })).toHaveAttribute(
      'href',
      '/application',
    );
  },
};

/** In wide windows the picture is beside the intro and the action, on the first screen of a laptop. */
export const WithPicture: Story = {
  tags: ['no-visual', 'from-large'],
  args: {
    picture: <div style={{ aspectRatio: '2 / 1', background: 'currentcolor' }} data-testid="picture" />,
  },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByTestId('picture').getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Pitch us your idea' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(action.right);
    await expect(top).toBeLessThan(action.top);
  },
};

export const WithShortAndLongText: Story = {
  args: {
    headline: [
      ['Internationalization', 'departments'],
      [['of ', { del: 'x' }, ' ', { ins: 'donaudampfschifffahrt' }]],
    ],
    intro: 'One.',
    action: {
      text: 'Tell us what happened, where, and why a stranger would read it to the end',
      href: '/application',
    },
    note: 'Two short stages, one of which is longer than the other, and neither of which has ever required a deck of any kind.',
  },
};
