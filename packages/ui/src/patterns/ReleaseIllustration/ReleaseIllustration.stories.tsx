// Stories of `ReleaseIllustration`. `dateline` is the name of the place, as at the start of a report.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { photograph } from './photographs.ts';
import { ReleaseIllustration } from './ReleaseIllustration.tsx';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const meta = {
  title: 'Patterns/ReleaseIllustration',
  component: ReleaseIllustration,
  args: {
    label: 'A press release unfolds to the right and tears into newspaper clippings',
    dateline: 'MILWAUKEE —',
    photographs: {
      beer: address(photograph('beer')),
      deal: address(photograph('deal')),
      field: address(photograph('field')),
    },
  },
  decorators: [
    Story => (
      <Box pageWidth padding={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ReleaseIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

/** A dateline that is longer than its panel is compressed. */
export const LongDateline: Story = { args: { dateline: 'TRUTH OR CONSEQUENCES, New Mexico —' } };

export const ShortDateline: Story = { args: { dateline: 'ELY —' } };
