// Stories of the page /PR-Authority (`PrAuthorityTemplate`) with its real content. A tier is a monthly package.
import { listedCities } from '@fit-to-print/content/cities';
import prAuthority from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import sample from './sample.svg?url&no-inline';
import { mapFile, StreetMap } from '@fit-to-print/ui/patterns/StreetMap';
import { PrAuthorityTemplate } from '@fit-to-print/ui/templates/PrAuthorityTemplate';

/** Sample logos: the real ones are in the site's storage. */
const logos = ['Gazette', 'Courier', 'Sentinel', 'Ledger', 'Tribune', 'Wire'].map((name, index) => ({
  src: `${sample}#${name}`,
  alt: `Sample ${name}`,
  large: index % 3 === 0,
}));
/** The cities with their maps, which the site's build writes as files. */
const cities = prAuthority.data.cities.cities.map((city, index) => {
  const map = mapFile(
    renderToStaticMarkup(<StreetMap plan={listedCities[index]!.streetPlan} frame="index" />),
  );
  return { ...city, map: `data:image/svg+xml,${encodeURIComponent(map)}` };
});
const data = {
  ...prAuthority.data,
  carousel: { ...prAuthority.data.carousel, logos },
  cities: { ...prAuthority.data.cities, cities },
};

const meta = {
  title: 'Templates/PrAuthorityTemplate',
  component: PrAuthorityTemplate,
  args: { data },
} satisfies Meta<typeof PrAuthorityTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Packages and prices' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#rates$/),
    );
    await expect(canvas.getByRole('region', { name: 'Pick a package. Cancel anytime.' })).toHaveAttribute(
      'id',
      'rates',
    );
    await expect(canvas.getByRole('link', { name: /^Austin/ })).toHaveAttribute(
      'href',
      '/PR-Authority-austin',
    );
    await expect(canvas.getByRole('link', { name: 'Ask about a release' })).toHaveAttribute(
      'href',
      '/contact#get-in-touch',
    );
  },
};

/** The least content: no logos, two tiers, one city, one testimonial. */
export const Minimal: Story = {
  args: {
    data: {
      ...data,
      hero: { ...data.hero, headline: [['News.']], intro: 'It runs.', note: 'Free.' },
      carousel: { logos: [], label: data.carousel.label, pauseLabel: data.carousel.pauseLabel },
      benefits: { ...data.benefits, items: data.benefits.items.slice(0, 1) },
      rates: {
        ...data.rates,
        tiers: data.rates.tiers.slice(0, 2),
        figures: data.rates.figures.slice(0, 1),
        features: data.rates.features.slice(0, 1),
      },
      guarantee: { ...data.guarantee, testimonials: data.guarantee.testimonials.slice(0, 1) },
      cities: { ...data.cities, cities: data.cities.cities.slice(0, 1) },
    },
  },
};
