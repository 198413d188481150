// Stories of `FrontPagePicture`.
import { home } from '@fit-to-print/content/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import type { Edition } from '../../tokens/color.ts';
import { FrontPagePicture } from './FrontPagePicture.tsx';
import { plate } from './plates.ts';

/** The URL of a drawing. A `data:` URL has 100,000 characters, which a page of documentation shows as text and lays out for seconds. */
const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
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
