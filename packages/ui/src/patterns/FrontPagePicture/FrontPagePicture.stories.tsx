// Stories of `FrontPagePicture`.
import { home } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import type { Edition } from '../../tokens/color.ts';
import { FrontPagePicture } from './FrontPagePicture.tsx';
import { plate } from './plates.ts';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const picture = (edition: Edition) => ({
  alt: home.picture.alt[edition],
  blackPlateUrl: address(plate(edition, 'black')),
  bluePlateUrl: address(plate(edition, 'blue')),
});

const meta = {
  title: 'Patterns/FrontPagePicture',
  component: FrontPagePicture,
  args: { editions: { day: picture('day'), night: picture('night') }, caption: home.picture.caption },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <h1>A picture</h1>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FrontPagePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    const [shown, ...others] = canvas.getAllByRole('img', { name: /harbor/ });
    await expect(shown).toBeVisible();
    await expect(others).toEqual([]);
  },
};
