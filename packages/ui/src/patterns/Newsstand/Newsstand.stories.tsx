// Stories of `Newsstand`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cities } from '@fit-to-print/content/cities';
import { Box } from '../../primitives/Box/index.ts';
import { cityView } from '../StreetMap/index.ts';
import { newsstand } from './drawing.ts';
import { Newsstand } from './Newsstand.tsx';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const meta = {
  title: 'Patterns/Newsstand',
  component: Newsstand,
  // A control would show the whole drawing as text.
  argTypes: { url: { control: false } },
  args: { url: { day: address(newsstand('day')), night: address(newsstand('night')) } },
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
  play: async ({ canvas }) => {
    // Decorative: without a role.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The view over each city, drawn from its street plan. */
export const Cities: Story = {
  tags: ['both-editions', 'one-width'],
  render: () => (
    <Box pageWidth paddingBlock={4}>
      {cities.map(({ slug, streetPlan }) => (
        <Newsstand key={slug} url={address(cityView(streetPlan))} isCity />
      ))}
    </Box>
  ),
};
