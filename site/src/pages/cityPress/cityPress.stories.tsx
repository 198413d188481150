// Stories of the page that sells press releases in a city (`CityPressTemplate`) with its real content. `dateline` is the name of the place,
// as at the start of a report. `sectionLabel` is the line above a section: its name and a page number. An outlet is a newspaper or another
// newsroom.
import { brand } from '@fit-to-print/content/brand';
import cityPress from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { checkEveryPage } from '../checkEveryPage.fixtures.ts';
import { cityData } from '../cityData.fixtures.ts';
import { CityPressTemplate } from '@fit-to-print/ui/templates/CityPressTemplate';

const pages = cityData(cityPress, 'air');

const meta = {
  title: 'Templates/CityPressTemplate',
  component: CityPressTemplate,
  args: { data: pages['Austin']! },
  // The control `data` offers every city.
  argTypes: {
    data: {
      control: 'select',
      options: Object.keys(pages),
      mapping: pages,
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
      return expect(sizeOf('weird.'), 'the correction').toBeLessThan(sizeOf('AUSTIN,'));
    });
  },
};
export const SanFrancisco: Story = { tags: ['one-width'], args: { data: pages['San Francisco']! } };
export const NewYork: Story = { tags: ['one-width'], args: { data: pages['New York']! } };
export const Seattle: Story = { tags: ['one-width'], args: { data: pages['Seattle']! } };
export const Boston: Story = { tags: ['one-width'], args: { data: pages['Boston']! } };

/** With more than twelve cities, the page links to the same page of the nearest cities. */
export const Nearest: Story = {
  tags: ['both-editions'],
  args: {
    data: {
      ...pages['Boston']!,
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
  play: checkEveryPage(
    Object.entries(pages).map(([name, data]) => <CityPressTemplate key={name} data={data} />),
  ),
};

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
const austin = pages['Austin']!;
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
