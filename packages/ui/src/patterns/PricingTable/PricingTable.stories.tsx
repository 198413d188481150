// Stories of `PricingTable`. A tier is a monthly package. An outlet is a newspaper or another newsroom.
import { pricingTable as pricingTableOf } from '@fit-to-print/content/props/prAuthority';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { PricingTable } from './PricingTable.tsx';

const pricingTable = pricingTableOf(tier => `https://buy.example/${tier}`);

const meta = {
  title: 'Patterns/PricingTable',
  component: PricingTable,
  args: pricingTable,
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <h2>Rate card</h2>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PricingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AsTable: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: pricingTable.caption });
    const row = (name: string) => within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }));
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Starter', 'Growth', 'Pro', 'Authority']);
    // A cell is marked where a package differs from the one before it.
    const marked = (name: string) =>
      row(name)
        .queryAllByRole('mark')
        .map(mark => mark.textContent);
    await expect(row('Press releases').getAllByRole('cell')[0]).toHaveTextContent(/^1 per quarter$/);
    await expect(marked('Press releases')).toEqual(['2–3 per quarter', 'Quarterly']);
    await expect(marked('Delivery')).toEqual(['10 days', '14 days']);
    await expect(marked('Backlinks')).toEqual([]);
    await expect(marked('Badge pack')).toEqual(['Included']);
    await expect(
      row('Badge pack')
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['Not included', 'Not included', 'Included', 'Included']);
    // Sighted users see a symbol; its word is hidden and only read aloud.
    for (const word of row('Badge pack').getAllByText(/included/i)) await expect(word.clientWidth).toBe(1);
    // The hidden cards are not in the accessibility tree.
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      pricingTable.glossary.title,
    ]);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Badge pack');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Buy Growth (opens in a new tab)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.*growth$/),
    );
    // The header is sticky down to the last row.
    const [head] = within(table).getAllByRole('columnheader', { name: 'Growth' });
    const last = within(table).getAllByRole('row').at(-1)!;
    window.scrollTo(0, window.scrollY + last.getBoundingClientRect().top - 200);
    await waitFor(() => expect(Math.round(head!.getBoundingClientRect().top)).toBe(0));
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(head!.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
  },
};

const clickOn = (link: HTMLElement, init: MouseEventInit, type = 'click') =>
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

/** If `onBuy` returns true, the link is not followed: it is for visitors without an account. */
export const BuysByAccount: Story = {
  tags: ['no-visual'],
  args: { onBuy: fn(() => true) },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Buy Growth/ });
    await userEvent.click(link);
    await expect(args.onBuy).toHaveBeenCalledWith('growth');
    // `dispatchEvent` returns false if the link is not followed.
    await expect(clickOn(link, { ctrlKey: true })).toBe(false);
    await expect(clickOn(link, { button: 1 }, 'auxclick')).toBe(false);
    await expect(args.onBuy).toHaveBeenCalledTimes(3);
    // The context menu buys nothing.
    await expect(clickOn(link, { button: 2 }, 'auxclick')).toBe(true);
    await expect(args.onBuy).toHaveBeenCalledTimes(3);
  },
};

/** If `onBuy` returns false, the link is followed. */
export const BuysByLink: Story = {
  tags: ['no-visual'],
  args: { onBuy: fn(() => false) },
  play: async ({ args, canvas }) => {
    const follow = fn((event: Event) => event.preventDefault());
    window.addEventListener('click', event => !event.defaultPrevented && follow(event), { once: true });
    clickOn(canvas.getByRole('link', { name: /^Buy Pro/ }), {});
    await expect(args.onBuy).toHaveBeenCalledWith('pro');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** While a checkout opens, the links do nothing. */
export const Buying: Story = {
  tags: ['no-visual'],
  args: { onBuy: fn(() => true), busy: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(link);
    }
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

/** A hovered row and a focused button. */
export const States: Story = {
  tags: ['one-width', 'from-large', 'both-editions'],
  globals: { viewport: { value: 'large' } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('row', { name: /^Premium outlets/ }), 'hover');
    forceState(canvas.getByRole('link', { name: /^Buy Growth/ }), 'focus');
  },
};

/** On phones each tier has a card with its button, and the table below compares all tiers in the width of the window. */
export const OnPhones: Story = {
  tags: ['no-visual', 'below-medium'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(head => head.textContent)).toEqual([
      'Starter',
      'Growth',
      'Pro',
      'Authority',
      pricingTable.glossary.title,
    ]);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    const table = canvas.getByRole('table', { name: pricingTable.caption });
    // The head of the table, which stays visible above its rows, repeats the prices of the cards, but not their buttons.
    for (const { price } of pricingTable.tiers) {
      const [inCard, inTable] = canvas.getAllByText(price);
      await expect(inCard).toBeVisible();
      await expect(inTable).toBeVisible();
    }
    const right = document.documentElement.clientWidth;
    const row = within(table).getByRole('row', { name: /^Reach/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map(cell => cell.textContent)).toEqual(['500K+', '2M+', '5M+', '10M+']);
    // The columns are side by side, and the last one ends at the edge of the window.
    const lefts = cells.map(cell => cell.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    await expect(Math.round(cells.at(-1)!.getBoundingClientRect().right)).toBe(right);
    // The label is above the values.
    const label = within(row).getByRole('rowheader').getBoundingClientRect();
    await expect(label.bottom).toBeLessThanOrEqual(cells[0]!.getBoundingClientRect().top + 1);
  },
};

export const OneTier: Story = { args: { tiers: pricingTable.tiers.slice(0, 1) } };

export const Longest: Story = {
  args: {
    tiers: pricingTable.tiers.map(tier => ({
      ...tier,
      name: `${tier.name} and Counterrevolutionaries`,
      price: '$1,234,567.89',
      buy: `Buy ${tier.name} for everyone in the building`,
    })),
    figures: [
      ...pricingTable.figures,
      {
        label: 'Outlets whose names do not fit into any column known to the trade',
        values: [
          '0',
          'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          '—',
          'whenever it suits the editor',
        ],
      },
    ],
  },
};
