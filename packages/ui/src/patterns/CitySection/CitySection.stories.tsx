// Stories of `CitySection`.
import { citySection } from '@fit-to-print/content/props/home';
import { cities, listedCities } from '@fit-to-print/content/cities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { mapFile, StreetMap, type StreetPlan } from '../StreetMap/index.ts';
import { CitySection } from './CitySection.tsx';

/** The URL of a city's map. The site's build writes the maps as files, which Storybook does not have. */
const mapUrl = (plan: StreetPlan) =>
  `data:image/svg+xml,${encodeURIComponent(mapFile(renderToStaticMarkup(<StreetMap plan={plan} frame="index" />)))}`;

const meta = {
  title: 'Patterns/CitySection',
  component: CitySection,
  args: {
    ...citySection,
    cities: citySection.cities.map((city, index) => {
      const plan = listedCities[index]?.streetPlan;
      return plan ? { ...city, map: mapUrl(plan) } : city;
    }),
  },
} satisfies Meta<typeof CitySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(citySection.cities.length + 1);
    await expect(canvas.getByRole('link', { name: /^Austin/ })).toHaveAttribute(
      'href',
      '/creative-studio-austin',
    );
    await expect(canvas.getByRole('link', { name: /^Your City/ })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
    // The map has the ground of the section, not its own.
    await expect(canvas.getByRole('list').closest('section')!.querySelector('img')).toHaveStyle({
      mixBlendMode: 'lighten',
    });
  },
};

export const OnHoverAndFocus: Story = {
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: /^Austin/ }), 'hover');
    forceState(canvas.getByRole('link', { name: /^Boston/ }), 'focus');
  },
};

/** Hovering a city shows its map beside the list. */
export const WithMaps: Story = {
  tags: ['from-large', 'both-editions'],
  args: {
    cities: cities.slice(0, 5).map(({ name, description, streetPlan }, position) => ({
      text: name,
      href: `#${name}`,
      number: `C${position + 1}`,
      description,
      map: mapUrl(streetPlan),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const maps = [...canvasElement.querySelectorAll('img')];
    await expect(maps).toHaveLength(5);
    forceState(canvas.getByRole('link', { name: /^Seattle/ }), 'hover');
    const seattle = maps.filter(map => map.checkVisibility());
    await expect(seattle).toHaveLength(1);
    await waitFor(() => expect(seattle[0]!.naturalWidth).toBeGreaterThan(0));
  },
};

export const WithShortAndLongText: Story = {
  args: {
    cities: [
      {
        text: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        href: '/creative-studio-llanfair',
        number: 'C10,000',
        description: 'It has a station, and the sign is longer than the platform. '.repeat(3),
      },
    ],
    note: '',
  },
};
