// Stories of `PartnershipCards`.
import { pricing } from '@fit-to-print/content/pricing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { PartnershipCards } from './PartnershipCards.tsx';

const meta = {
  title: 'Patterns/PartnershipCards',
  component: PartnershipCards,
  args: { partnerships: pricing.partnerships },
  render: args => (
    <Box pageWidth paddingBlock={6}>
      <PartnershipCards {...args} />
    </Box>
  ),
} satisfies Meta<typeof PartnershipCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: "Let's Talk" })).toHaveAttribute('href', '/contact');
    await expect(canvas.getByRole('link', { name: 'Apply for Partnership' })).toHaveAttribute(
      'href',
      '/application',
    );
    await expect(canvas.getByText('Recommended')).toBeVisible();
  },
};

export const Extremes: Story = {
  args: {
    partnerships: [
      {
        title: 'I',
        stamp: 'Unaccountably recommended',
        text: '',
        terms: '0%',
        points: [],
        action: { text: 'Go', href: '/' },
      },
      {
        title: 'Counterrevolutionary incomprehensibility at an hourly rate',
        stamp: null,
        text: 'Donaudampfschifffahrtsgesellschaft pays. '.repeat(8),
        terms: 'Between nothing and everything, depending on the weather over the lake',
        points: Array.from(
          { length: 9 },
          (_, index) => `Point ${index + 1} of nine, and the last is the longest`,
        ),
        action: { text: 'Apply for the incomprehensible partnership', href: '/' },
      },
    ],
  },
};
