// Stories of the page that sells press releases in a city (`CityPressTemplate`) with its real content. `dateline` is the name of the place,
// as at the start of a report. `sectionLabel` is the line above a section: its name and a page number. An outlet is a newspaper or another
// newsroom.
import { brand } from '@fit-to-print/content/brand';
import { cities } from '@fit-to-print/content/cities';
import cityPress from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cityView } from '@fit-to-print/ui/patterns/StreetMap';
import { checkEveryPage } from '../checkEveryPage.fixtures.ts';
import { CityPressTemplate } from '@fit-to-print/ui/templates/CityPressTemplate';

/** The page of a city, with the view over it, which the site's build writes as a file. */
function pageOf(name: string) {
  const city = cities.find(other => other.name === name)!;
  const page = cityPress(city);
  const view = `data:image/svg+xml,${encodeURIComponent(cityView(city.streetPlan))}`;
  return { ...page, data: { ...page.data, view } };
}

const meta = {
  title: 'Templates/CityPressTemplate',
  component: CityPressTemplate,
  args: { data: pageOf('Austin').data },
  // The control `data` offers every city.
  argTypes: {
    data: {
      control: 'select',
      options: cities.map(city => city.name),
      mapping: Object.fromEntries(cities.map(city => [city.name, cityPress(city).data])),
    },
  },
} satisfies Meta<typeof CityPressTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Austin: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    const [h1, ...others] = canvas.getAllByRole('heading', { level: 1 });
    await expect(h1).toHaveTextContent(`${brand.product} for Austin startups`);
    await expect(h1).toBeVisible();
    await expect(others).toEqual([]);
    await expect(canvas.getByText('Most Popular')).toBeVisible();
    for (const name of [
      'Get an Austin release, from\u00A0$997',
      'Start with Launch',
      'Start with Growth',
      'Start with Authority',
      'Ask about an Austin release',
    ]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/contact\?city=Austin&message=I\+would\+like\+.+#get-in-touch$/),
      );
    }
    await expect(canvas.getByRole('link', { name: 'The creative studio for Austin' })).toHaveAttribute(
      'href',
      '/creative-studio-austin',
    );
    await expect(canvas.getByText(/No affiliation with this studio, and no promise/)).toBeVisible();
    await expect(canvas.getByText('End of release')).toBeInTheDocument();
    // The fits arrive after the first rendering.
    await waitFor(() => {
      const sizeOf = (text: string) => {
        const line = canvas.getAllByText(text).find(element => element.checkVisibility())!;
        return Number.parseFloat(getComputedStyle(line).fontSize);
      };
      return expect(sizeOf('weird.'), 'the correction').toBeLessThan(sizeOf('AUSTIN, Texas'));
    });
  },
};
export const SanFrancisco: Story = { tags: ['one-width'], args: { data: pageOf('San Francisco').data } };
export const NewYork: Story = { tags: ['one-width'], args: { data: pageOf('New York').data } };
export const Seattle: Story = { tags: ['one-width'], args: { data: pageOf('Seattle').data } };
export const Boston: Story = { tags: ['one-width'], args: { data: pageOf('Boston').data } };

/** With more than twelve cities, the page links to the same page of the nearest cities. */
export const Nearest: Story = {
  tags: ['both-editions'],
  args: {
    data: {
      ...pageOf('Boston').data,
      nearest: {
        sectionLabel: ['Cities near Boston', 'C5.5'],
        label: 'Cities near Boston',
        cities: [
          { name: 'Providence', href: '#', detail: '41 miles' },
          { name: 'Hartford', href: '#', detail: '93 miles' },
          { name: 'Burlington', href: '#', detail: '181 miles' },
          { name: 'New York', href: '#', detail: '190 miles' },
          { name: 'Truth or Consequences', href: '#', detail: '1,951 miles' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const nearest = within(canvas.getByRole('navigation', { name: 'Cities near Boston' }));
    await expect(nearest.getAllByRole('link')).toHaveLength(5);
  },
};

export const EveryCity: Story = {
  tags: ['no-visual'],
  play: checkEveryPage(cities.map(city => <CityPressTemplate key={city.slug} data={cityPress(city).data} />)),
};

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
const { data: austin } = pageOf('Austin');
export const Extremes: Story = {
  args: {
    data: {
      ...austin,
      dateline: [['TRUTH OR CONSEQUENCES,', 'New Mexico']],
      correctedHeadline: [['O'], [[{ del: word }, ' ', { ins: 'o.' }]]],
      intro: `${word} `.repeat(10),
      action: { text: 'Get a Truth or Consequences release, from $1,234,567', href: '#' },
      outlets: {
        ...austin.outlets,
        outlets: [
          { name: word, type: 'Public radio' },
          { name: 'K', type: 'ABC' },
        ],
      },
      notes: { ...austin.notes, notes: [{ title: word, text: word }] },
      faq: null,
    },
  },
};
