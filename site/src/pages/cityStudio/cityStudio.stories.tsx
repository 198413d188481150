// Stories of the page that offers the services in a city (`CityStudioTemplate`) with its real content. `sectionLabel` is the line above a
// section: its name and a page number.
import { brand } from '@fit-to-print/content/brand';
import cityStudio from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { checkEveryPage } from '../checkEveryPage.fixtures.ts';
import { cityData } from '../cityData.fixtures.ts';
import { CityStudioTemplate } from '@fit-to-print/ui/templates/CityStudioTemplate';

const pages = cityData(cityStudio, 'window');

const meta = {
  title: 'Templates/CityStudioTemplate',
  component: CityStudioTemplate,
  args: { data: pages['Austin']! },
  // The control `data` offers every city.
  argTypes: {
    data: {
      control: 'select',
      options: Object.keys(pages),
      mapping: pages,
    },
  },
} satisfies Meta<typeof CityStudioTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Austin: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    const [h1, ...others] = canvas.getAllByRole('heading', { level: 1 });
    await expect(h1).toHaveTextContent(/^Creative studio for founders in Austin, Texas$/);
    await expect(h1).toBeVisible();
    await expect(others).toEqual([]);
    await expect(canvas.getByRole('link', { name: 'Work with Us' })).toHaveAttribute('href', '/pricing');
    for (const call of canvas.getAllByRole('link', { name: 'Schedule a Call' })) {
      await expect(call).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/contact\?city=Austin&message=Please\+call\+me.+#get-in-touch$/),
      );
    }
    const services = canvas.getByRole('region', { name: 'Nine services for Austin founders.' });
    await expect(within(services).getAllByRole('listitem')).toHaveLength(9);
    await expect(within(services).getByText(/begins on September 1; we count back/)).toBeVisible();
    await expect(within(services).getByRole('link')).toHaveAttribute('href', '/services');
    const ecosystem = canvas.getByRole('region', { name: 'Chips, state and stage.' });
    await expect(within(ecosystem).getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(within(ecosystem).getByRole('link', { name: `${brand.product} in Austin` })).toHaveAttribute(
      'href',
      '/PR-Authority-austin',
    );
  },
};
export const SanFrancisco: Story = {
  tags: ['one-width'],
  args: { data: pages['San Francisco']! },
};
export const NewYork: Story = {
  tags: ['one-width'],
  args: { data: pages['New York']! },
};
export const Seattle: Story = {
  tags: ['one-width'],
  args: { data: pages['Seattle']! },
};
export const Boston: Story = {
  tags: ['one-width'],
  args: { data: pages['Boston']! },
};

/** With more than twelve cities, the page links to the same page of the nearest cities. */
export const Nearest: Story = {
  tags: ['both-editions'],
  args: {
    data: {
      ...pages['Boston']!,
      nearest: {
        sectionLabel: ['Cities near Boston', 'C5.10'],
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
    Object.entries(pages).map(([name, data]) => <CityStudioTemplate key={name} data={data} />),
  ),
};

const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
const austin = pages['Austin']!;
export const Extremes: Story = {
  args: {
    data: {
      ...austin,
      heading: `Creative studio for founders in ${word}, New South Wales`,
      headline: [[word], ['O']],
      intro: `${word} `.repeat(10),
      workLink: { text: 'Work with the Truth or Consequences desk', href: '#' },
      ecosystem: { ...austin.ecosystem, headline: [['O']], paragraphs: [word] },
      faq: null,
    },
  },
};
