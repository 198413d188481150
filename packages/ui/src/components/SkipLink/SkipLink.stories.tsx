// Stories of `SkipLink`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#story', children: 'Skip to content' },
  decorators: [
    Story => (
      <>
        <Story />
        <main id="story" tabIndex={-1}>
          <h1>The story</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBe(0);
  },
};

export const OnFocus: Story = {
  tags: ['both-editions'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link'), 'focus');
  },
};

export const WithLongestText: Story = {
  args: {
    children:
      'Skip to the counterrevolutionary incomprehensibilities of pneumonoultramicroscopicsilicovolcanoconiosis',
  },
  play: OnFocus.play!,
};
