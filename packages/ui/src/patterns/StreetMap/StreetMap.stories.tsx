// Stories of `StreetMap`, a drawn map of a city's streets.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cities } from '@fit-to-print/content/cities';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { StreetMap } from './StreetMap.tsx';

/** The props for a city of the site. */
const propsOf = (name: string) => {
  const { streetPlan, illustration } = cities.find(entry => entry.name === name)!;
  return { plan: streetPlan, alt: illustration.alt };
};

const meta = {
  title: 'Patterns/StreetMap',
  component: StreetMap,
  args: { ...propsOf('Austin'), frame: 'index' },
  argTypes: { frame: { control: 'inline-radio', options: ['index', 'streetsRight', 'streetsLeft'] } },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <Grid>
        <GridArea area="main">
          <StreetMap {...args} />
        </GridArea>
      </Grid>
    </Box>
  ),
} satisfies Meta<typeof StreetMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /downtown Austin/ })).toBeVisible();
  },
};
export const SanFrancisco: Story = { tags: ['one-width'], args: propsOf('San Francisco') };
export const NewYork: Story = { tags: ['one-width'], args: propsOf('New York') };
export const Seattle: Story = { tags: ['one-width'], args: propsOf('Seattle') };
export const Boston: Story = { tags: ['one-width'], args: propsOf('Boston') };

/** The smallest plan: four blocks, no water, not rotated. */
export const Least: Story = {
  tags: ['one-width'],
  args: {
    alt: 'A crossroads',
    plan: {
      bearing: 0,
      columns: 2,
      rows: 2,
      blockSize: [120, 120],
      streetWidth: 24,
      squares: [],
      landmark: { at: [0, 0], size: [1, 1], label: 'The only square for miles around', form: 'park' },
      mainStreet: { along: 'row', at: 1, label: 'Main St.' },
      water: [],
    },
  },
};

/** Water on every side, and the narrowest streets. */
export const Island: Story = {
  tags: ['one-width'],
  args: {
    alt: 'An island, drowned in its waters',
    plan: {
      bearing: 44,
      columns: 60,
      rows: 60,
      blockSize: [5, 5],
      streetWidth: 1,
      squares: [[30, 31]],
      landmark: { at: [28, 28], size: [6, 6], label: 'City Hall', form: 'dome' },
      mainStreet: { along: 'column', at: 31, label: 'Llanfairpwllgwyngyll Boulevard' },
      diagonal: { from: [0, 60], to: [60, 0], label: 'The Old Post Road' },
      water: (['north', 'east', 'south', 'west'] as const).map(side => ({
        side,
        label: `The ${side} water`,
        depth: 100,
        rotation: 10,
      })),
    },
  },
};
