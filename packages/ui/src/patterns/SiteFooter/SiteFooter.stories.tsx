// Stories of `SiteFooter`. An edition is a color theme: `day` (light) or `night` (dark). `colophon` says how the site is designed.
// `imprint` is the copyright line.
import { brand } from '@fit-to-print/content/brand';
import { footer } from '@fit-to-print/content/headerAndFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  args: {
    ...footer,
    colophon: brand.colophon,
    imprint: brand.imprint,
    hours: { ...footer.hours, when: brand.hours.text },
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const press = within(canvas.getByRole('navigation', { name: 'Press' }));
    await expect(press.getByRole('link', { name: brand.product })).toHaveAttribute('href', '/PR-Authority');
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  },
};

/** Hovered and focused links and options. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: brand.product }), 'hover');
    forceState(canvas.getByRole('link', { name: 'Privacy policy' }), 'focus');
    forceState(canvas.getByText('Day edition'), 'hover');
    forceState(canvas.getByText('Night edition'), 'focus');
  },
};

export const Extremes: Story = {
  args: {
    colophon: 'Set.',
    groups: [
      { heading: 'Studio', links: [{ text: 'Donaudampfschifffahrtsgesellschaft', href: '/about' }] },
      {
        heading: 'Press',
        links: Array.from({ length: 9 }, (_, index) => ({
          text: `Truth or Consequences, No. ${index + 1}`,
          href: `/${index}`,
        })),
      },
    ],
    imprint:
      '© Milwright Studio and its heirs, assigns and successors in title, Milwaukee, Wisconsin, United States of America',
  },
};
