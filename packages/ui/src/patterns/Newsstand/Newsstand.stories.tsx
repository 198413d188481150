// Stories of `Newsstand`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cities } from '@fit-to-print/content/cities';
import { Box } from '../../primitives/Box/index.ts';
import { cityView } from '../StreetMap/index.ts';
import { newsstand } from './drawing.ts';
import { Newsstand } from './Newsstand.tsx';

/** The URL of a drawing. A `data:` URL has 100,000 characters, which a page of documentation shows as text and lays out for seconds. */
const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The URLs of the views over cities, which take a second to draw. They are drawn once, when the story is first shown. */
let views: string[] | undefined;

const meta = {
  title: 'Patterns/Newsstand',
  component: Newsstand,
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
  render: () => {
    views ??= cities.map(({ streetPlan }) => address(cityView(streetPlan)));
    return (
      <Box pageWidth paddingBlock={4}>
        {views.map(url => (
          <Newsstand key={url} url={url} isCity />
        ))}
      </Box>
    );
  },
};
