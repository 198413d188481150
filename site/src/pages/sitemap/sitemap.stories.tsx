// Stories of the page /sitemap (`SitemapTemplate`) with its real content.
import sitemap from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SitemapTemplate } from '@fit-to-print/ui/templates/SitemapTemplate';
import { forceState } from '@fit-to-print/ui/theme/states';

const meta = {
  title: 'Templates/SitemapTemplate',
  component: SitemapTemplate,
  args: { data: sitemap.data },
} satisfies Meta<typeof SitemapTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sitemap: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const [studio] = canvas.getAllByRole('list');
    const hrefsIn = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map(link => link.getAttribute('href'));
    await expect(hrefsIn(studio!)).toEqual([
      '/',
      '/about',
      '/services',
      '/pricing',
      '/contact',
      '/sitemap',
      '/PR-Authority',
    ]);
    for (const group of sitemap.data.groups) {
      const numbers = 'links' in group ? group.links.map(({ page }) => page ?? '') : [];
      await expect(numbers).toEqual(numbers.toSorted((a, b) => a.localeCompare(b)));
    }
    const austin = within(canvas.getByRole('table', { name: 'Cities' })).getByRole('row', {
      name: /^Austin/,
    });
    await expect(hrefsIn(austin)).toEqual(['/PR-Authority-austin', '/creative-studio-austin']);
    const press = within(austin).getByRole('link', { name: 'C3 PR Authority in Austin' });
    await expect(press.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    await expect(canvas.getByRole('link', { name: 'The complete index, for machines' })).toHaveAttribute(
      'href',
      '/sitemap.xml',
    );
  },
};

/** Two lists beside each other end at the same height, although titles of articles have two lines. */
export const OnMediumWindows: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const bottomOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().bottom;
    await expect(bottomOf('PR Authority')).toBeCloseTo(bottomOf('Terms of service'), 0);
  },
};

/** The page of a US state, which lists its cities. Unlike the page of the whole site, it has no link to sitemap.xml. */
export const State: Story = {
  args: {
    data: {
      headline: [['Cities in'], ['Iowa.']],
      groups: [
        { title: 'Press releases', links: [{ text: 'Ames', href: '/PR-Authority-ames' }] },
        { title: 'Creative studio', links: [{ text: 'Ames', href: '/creative-studio-ames' }] },
      ],
    },
  },
  tags: ['one-width'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'The complete index, for machines' })).toBeNull();
  },
};

/** A link on hover, and a link with the focus. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'About' }), 'hover');
    forceState(canvas.getByRole('link', { name: 'Pricing' }), 'focus');
  },
};

const word = 'Donaudampfschifffahrtsgesellschaft';
export const Extremes: Story = {
  args: {
    data: {
      headline: [[word]],
      groups: [
        { title: word, links: [{ text: word, href: `/${word}/${word}` }] },
        {
          title: `${word} 2`,
          columns: { name: word, details: [word], links: [word] },
          rows: [{ name: word, details: [word], links: [{ text: word, href: `/${word}`, page: 'C1' }] }],
        },
      ],
      xml: { text: word, href: '/sitemap.xml' },
    },
  },
};
