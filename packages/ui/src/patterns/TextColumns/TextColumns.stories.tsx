// Stories of `TextColumns`.
import { cities } from '@fit-to-print/content/cities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { TextColumns } from './TextColumns.tsx';

const meta = {
  title: 'Patterns/TextColumns',
  component: TextColumns,
  args: { notes: cities[0]!.pressPage.notes },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <TextColumns {...args} />
    </Box>
  ),
} satisfies Meta<typeof TextColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Uneven: Story = {
  args: {
    notes: [
      { title: 'Donaudampfschifffahrtsgesellschaft', text: 'Short.' },
      {
        title: 'A column with a link',
        text: [
          'Longer by far, and it leads ',
          { text: 'somewhere else', href: '/about' },
          ' before it ends.',
        ],
      },
    ],
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Donaudampfschifffahrtsgesellschaft';

export const Longest: Story = {
  args: {
    notes: ['A', 'B', 'C', 'D'].map(letter => ({
      title: `${letter} ${longWord} ${longWord}`,
      text: [
        `${longWord.repeat(2)} and `,
        { text: longWord.repeat(2), href: '/about' },
        ', in a paragraph that goes on for longer than its neighbors usually do.',
      ],
    })),
  },
};
