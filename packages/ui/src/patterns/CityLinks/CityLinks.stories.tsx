// Stories of `CityLinks`.
import { cities } from '@fit-to-print/content/cities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { mapFile, StreetMap } from '../StreetMap/index.ts';
import { CityLinks } from './CityLinks.tsx';

/** The abbreviations of the states, by city. */
const states = {
  'San Francisco': 'Calif.',
  'New York': 'N.Y.',
  Austin: 'Texas',
  Seattle: 'Wash.',
  Boston: 'Mass.',
};

const meta = {
  title: 'Patterns/CityLinks',
  component: CityLinks,
  args: {
    label: 'PR Authority by city',
    cities: Object.entries(states).map(([name, state]) => ({
      name,
      href: `/PR-Authority-${name.toLowerCase().replace(' ', '-')}`,
      detail: `${state} edition`,
    })),
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <CityLinks {...args} />
    </Box>
  ),
} satisfies Meta<typeof CityLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'PR Authority by city' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Austin Texas edition' })).toHaveAttribute(
      'href',
      '/PR-Authority-austin',
    );
    await expect(
      canvas.getByText('San Francisco').getBoundingClientRect().left,
      'the first column starts on the edge',
    ).toBeCloseTo(canvas.getByRole('navigation').getBoundingClientRect().left, 0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /San Francisco/ })).toHaveFocus();
  },
};

export const WithoutDetails: Story = {
  args: { cities: Object.keys(states).map(name => ({ name, href: `#${name}` })) },
};

export const TwoRows: Story = {
  args: {
    cities: [
      'Truth or Consequences',
      'Saint Paul',
      'Milwaukee',
      'Winston-Salem',
      'Llanfairpwllgwyngyll',
      'Ann Arbor',
      'Eau Claire',
    ].map(name => ({ name, href: `#${name}`, detail: 'A desk of its own' })),
  },
};

export const OnHoverAndFocus: Story = {
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: /New York/ }), 'hover');
    forceState(canvas.getByRole('link', { name: /Austin/ }), 'focus');
  },
};

export const OneCity: Story = { args: { cities: [{ name: 'Ely', href: '#ely', detail: 'Nev. edition' }] } };

export const WithLongestText: Story = {
  args: {
    cities: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Ely'].map(name => ({
      name,
      href: `#${name}`,
      detail: `The edition for ${name}, and for whatever lies between here and the county line`,
    })),
  },
};

/** The maps are files of the site's build. */
export const WithMaps: Story = {
  tags: ['both-editions'],
  args: {
    cities: cities.slice(0, 5).map(({ name, stateAbbreviation, slug, streetPlan }) => ({
      name,
      href: `#${slug}`,
      detail: `${stateAbbreviation} edition`,
      map: `data:image/svg+xml,${encodeURIComponent(mapFile(renderToStaticMarkup(<StreetMap plan={streetPlan} frame="index" />)))}`,
    })),
  },
};

export const WithMapsByNightOnAPhone: Story = {
  ...WithMaps,
  tags: ['no-visual'],
  globals: { edition: 'night', viewport: { value: 'small' } },
  // Each city has a map for either edition, and shows one of them.
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.filter(image => image.checkVisibility()).map(({ src }) => src)).toEqual(
      images.filter((_, index) => index % 2 === 1).map(({ src }) => src),
    );
  },
};
