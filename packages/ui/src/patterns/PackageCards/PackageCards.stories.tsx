// Stories of `PackageCards`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { formatPrice } from '@fit-to-print/content/formatPrice';
import { expect, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { PackageCards } from './PackageCards.tsx';

const meta = {
  title: 'Patterns/PackageCards',
  component: PackageCards,
  args: {
    packages: cityPackages.map(offer => ({ ...offer, price: formatPrice(offer.price) })),
    placeAndTerms: 'for Boston, paid once',
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <PackageCards {...args} />
    </Box>
  ),
} satisfies Meta<typeof PackageCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const growth = canvas
      .getByRole('heading', { name: /^Growth for Boston, paid once ?, Most Popular$/ })
      .closest('li')!;
    await expect(growth).toHaveTextContent('Most Popular');
    await expect(growth).toHaveTextContent('$2,497');
    await expect(within(growth).getByRole('link', { name: 'Start with Growth' })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
    await expect(canvas.getAllByText('Most Popular')).toHaveLength(1);
  },
};

export const Longest: Story = {
  args: {
    placeAndTerms: 'for Truth or Consequences, paid once',
    packages: [
      {
        name: 'Incomprehensibilities',
        price: '$1,234,567',
        stamp: 'Most Popular',
        features: ['One feature that needs a good deal more room than a line of the column can give it'],
        action: { text: 'Start with Incomprehensibilities, and stay with them', href: '#' },
      },
      { name: 'None', price: '$0', stamp: null, features: ['Nothing'], action: { text: 'Start', href: '#' } },
    ],
  },
};
