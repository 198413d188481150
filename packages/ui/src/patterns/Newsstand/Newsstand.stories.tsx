// Stories of `Newsstand`: each shows one state, and its `play` function tests it. Tags of a story: `both-editions` is pictured in both color
// themes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import type { Edition } from '../../tokens/color.ts';
import { newsstand } from './drawing.ts';
import { Newsstand } from './Newsstand.tsx';

const address = (edition: Edition) => `data:image/svg+xml,${encodeURIComponent(newsstand(edition))}`;

const meta = {
  title: 'Patterns/Newsstand',
  component: Newsstand,
  args: { urls: { day: address('day'), night: address('night') } },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <Newsstand {...args} />
    </Box>
  ),
} satisfies Meta<typeof Newsstand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['both-editions'],
  play: async ({ canvas, canvasElement }) => {
    // Decorative: without a role. The picture of the other edition is hidden.
    await expect(canvas.queryByRole('img')).toBeNull();
    const shown = [...canvasElement.querySelectorAll('img')].filter(image => image.checkVisibility());
    await expect(shown).toHaveLength(1);
  },
};
