// Stories of `Newsstand`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cities } from '@fit-to-print/content/cities';
import { Box } from '../../primitives/Box/index.ts';
import { cityView, type ViewPoint } from '../StreetMap/index.ts';
import { newsstand } from './drawing.ts';
import { Newsstand } from './Newsstand.tsx';

/** The URL of a drawing. A `data:` URL has 100,000 characters, which a page of documentation shows as text and lays out for seconds. */
const address = (svg: string) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** The URLs of the views over cities, which take a second to draw. They are drawn once, when the story is first shown. */
const views: Partial<Record<ViewPoint, string[]>> = {};

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

const showViews = (from: ViewPoint): NonNullable<Story['render']> =>
  function Views() {
    views[from] ??= cities.map(({ streetPlan }) => address(cityView(streetPlan, from)));
    return (
      <Box pageWidth paddingBlock={4}>
        {views[from].map(url => (
          <Newsstand key={url} url={url} isCity />
        ))}
      </Box>
    );
  };

/** The view over each city, drawn from its street plan. */
export const Cities: Story = {
  tags: ['both-editions', 'one-width'],
  render: showViews('air'),
};

/** Each city through the window of a studio, at the end of its studio page. */
export const Windows: Story = {
  tags: ['both-editions', 'one-width'],
  render: showViews('window'),
};
