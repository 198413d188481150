import { services } from '@fit-to-print/content/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { ServiceList } from './ServiceList.tsx';

const meta = {
  title: 'Patterns/ServiceList',
  component: ServiceList,
  args: { services },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <ServiceList {...args} />
    </Box>
  ),
} satisfies Meta<typeof ServiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(9);
    await expect(cards[4]).toHaveTextContent(/^SEOFOUND: by people/);
  },
};

export const AnOddNumber: Story = {
  args: {
    services: ['Donaudampfschifffahrtsgesellschaft', 'PR', 'Long-term Partnership', 'SEO'].map(name => ({
      name,
      leadWords: name.toUpperCase(),
      text: 'some say.',
    })),
  },
};
