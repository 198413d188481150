// Stories of `CompanyShowcase`.
import { companyShowcase } from '@fit-to-print/content/props/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CompanyShowcase } from './CompanyShowcase.tsx';
import './CompanyShowcase.fixtures.css.ts';
import { forceState } from '../../theme/states.ts';

const meta = {
  title: 'Patterns/CompanyShowcase',
  component: CompanyShowcase,
  args: companyShowcase,
  // The component colors the whole page, so each story needs its own document.
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof CompanyShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

const backgroundColor = () => getComputedStyle(document.body).backgroundColor;
const names = (links: HTMLElement[]) => links.map(link => link.querySelector('h3')?.textContent);

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(first).toHaveAccessibleName(/opens in a new tab/);
  },
};

/** The page has the colors of the focused company, and its own colors again afterwards. */
export const ColorsThePage: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const paper = backgroundColor();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    const northpier = backgroundColor();
    await expect(northpier).not.toBe(paper);
    await userEvent.tab();
    await expect(backgroundColor()).not.toBe(northpier);
    await userEvent.tab({ shift: true });
    await expect(backgroundColor()).toBe(northpier);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(backgroundColor()).toBe(paper));
  },
};

export const WideOrder: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await expect(names(canvas.getAllByRole('link'))).toEqual(
      companyShowcase.companies.map(({ name }) => name),
    );
  },
};

export const NarrowOrder: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { companies } = companyShowcase;
    await expect(names(canvas.getAllByRole('link'))).toEqual(
      companies.toSorted((a, b) => a.mobileOrder - b.mobileOrder).map(({ name }) => name),
    );
  },
};

/** A story in which the company is hovered. */
const activeOnHover = (name: string): Story => ({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: new RegExp(`^${name}`) }), 'hover');
  },
});
export const ActiveNorthpier: Story = { ...activeOnHover('Northpier'), tags: ['one-width'] };
export const ActiveKettlemoor: Story = { ...activeOnHover('Kettlemoor'), tags: ['one-width'] };
export const ActiveHopyard: Story = { ...activeOnHover('Hopyard'), tags: ['one-width'] };
export const ActiveSecondShift: Story = { ...activeOnHover('Second Shift'), tags: ['one-width'] };
export const ActiveOvenbird: Story = { ...activeOnHover('Ovenbird'), tags: ['one-width'] };

/** A focused company is active, too. */
export const OnFocus: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: /^Kettlemoor/ }), 'hover', 'focus');
  },
};

export const WithShortAndLongText: Story = {
  args: {
    companies: [
      { name: 'Ox', description: 'Carts.', url: 'https://ox.example', status: 'live', mobileOrder: 1 },
      {
        name: 'Rechtsschutzversicherungen',
        description: 'It insures against being sued for the length of its name. '.repeat(4),
        url: 'https://rechtsschutz.example',
        status: 'cooking',
        mobileOrder: 2,
      },
    ],
  },
};
