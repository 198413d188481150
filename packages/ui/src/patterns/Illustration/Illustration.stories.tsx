// Stories of `Illustration`, a drawing in two inks.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Illustration, type IllustrationName } from './Illustration.tsx';

/** All drawings: the compiler names one that is missing. */
const names = Object.keys({
  archive: true,
  bench: true,
  contract: true,
  emptyFrame: true,
  missingPage: true,
  pitch: true,
  portrait: true,
  search: true,
  shares: true,
  stages: true,
} satisfies Record<IllustrationName, true>) as IllustrationName[];

const meta = {
  title: 'Patterns/Illustration',
  component: Illustration,
  args: { name: 'pitch' },
  argTypes: { name: { control: 'inline-radio', options: names } },
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    // Decorative: no role, and hidden from screen readers.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const AllDrawings: Story = {
  tags: ['one-width', 'both-editions'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {names.map(name => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  ),
};

/** A container that is wider or narrower than the drawing shows all of it, with more dots around it. */
export const InOtherShapes: Story = {
  tags: ['one-width'],
  render: args => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: '3fr 1fr', height: 320 }}>
      <Illustration {...args} />
      <Illustration {...args} />
    </div>
  ),
};
