// Stories of `SiteHeader`. An edition is a color theme: `day` (light) or `night` (dark). `dateline` is the name of the place, as at the
// start of a report. `headerMeta` is the small line above the site's name. `wordmark` is the site's name in large letters.
import { brand } from '@fit-to-print/content/brand';
import { hireUs, mainLinks, siteHeader } from '@fit-to-print/content/headerAndFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import { SiteHeader } from './SiteHeader.tsx';

const { skip: _, ...copy } = siteHeader;
const signIn = fn<() => void | Promise<void>>();
const signOut = fn();
const manageSubscription = fn();
const account = {
  state: 'signed-in',
  email: 'ada@hopyard.example',
  accountHref: '/account',
  onSignOut: signOut,
} as const;

const meta = {
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  args: {
    ...copy,
    wordmark: brand.wordmark,
    headerMeta: brand.headerMeta,
    links: mainLinks,
    hireUs,
    current: '/',
    account: { state: 'signed-out', signInHref: '/auth', onSignIn: signIn },
  },
  decorators: [
    Story => (
      <>
        <Story />
        <Box as="main" pageWidth paddingBlock={5}>
          <h1>A page beneath</h1>
          <a href="/contact">A link on it</a>
        </Box>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The night edition has its own dateline and stop-press line; that of the day is not in the accessibility tree. */
export const LateCityFinal: Story = {
  tags: ['no-visual', 'from-large'],
  globals: { edition: 'night', viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const { dateline, left, right } = brand.headerMeta.night;
    const shown = canvas.getAllByRole('paragraph').map(paragraph => paragraph.innerText);
    await expect(shown.slice(0, 2)).toEqual([`${dateline} ${left}`, right]);
  },
};

/** Before hydration: an attribute of the document says whether a session is stored. */
export const Unknown: Story = {
  tags: ['no-visual', 'from-large'],
  args: {
    account: {
      state: 'unknown',
      signInHref: '/auth',
      accountHref: '/account',
      onSignIn: signIn,
      onSignOut: signOut,
    },
  },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Your account' })).toBeNull();
    document.documentElement.dataset.session = '';
    try {
      await expect(canvas.getByRole('link', { name: 'Your account' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: 'Hire Us' })).toBeNull();
    } finally {
      delete document.documentElement.dataset.session;
    }
  },
};

/** Hovered and focused links. */
export const States: Story = {
  tags: ['one-width', 'from-large'],
  globals: { viewport: { value: 'large' } },
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'About' }), 'hover');
    forceState(canvas.getByRole('link', { name: 'Pricing' }), 'focus');
    forceState(canvas.getByRole('link', { name: 'Hire Us' }), 'hover');
    forceState(canvas.getByRole('link', { name: 'Sign in' }), 'focus');
  },
};

/** The link of a section is also current on the pages inside it. */
export const InsideInsights: Story = {
  tags: ['from-large'],
  args: { current: '/insights/raising-capital-stages' },
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Hire Us' })).toHaveAttribute('href', '/pricing');
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
};

/** The header on the page /PR-Authority, whose link is marked as the current one. */
export const OnPrAuthority: Story = {
  tags: ['from-large'],
  args: { current: '/PR-Authority' },
};

export const SignedIn: Story = {
  args: {
    current: '/about',
    account,
  },
};

/** A member of the staff, who also subscribes. */
export const Staff: Story = {
  tags: ['both-editions', 'from-large'],
  globals: { viewport: { value: 'large' } },
  args: {
    current: '/about',
    account: { ...account, staffHref: '/admin', onManageSubscription: manageSubscription },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Staff area' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/admin');
  },
};

/** In narrow windows, the menu has the link. */
export const StaffMenu: Story = {
  args: Staff.args!,
  tags: ['one-width', 'below-large'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Staff area' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Staff area' })).toBeInTheDocument();
  },
};

export const SignedInWide: Story = {
  ...SignedIn,
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('ada@hopyard.example')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Hire Us' })).toBeNull();
    await expect(
      canvas.getAllByRole('link', { name: 'ada@hopyard.example: Your account' })[0],
    ).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

/** A signed-in user with a subscription. */
export const Subscriber: Story = {
  tags: ['from-large'],
  args: {
    current: '/about',
    account: { ...account, onManageSubscription: manageSubscription },
  },
};

/** The menu of a subscriber. */
export const SubscriberMenu: Story = {
  ...Subscriber,
  tags: ['below-large'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
    await expect(canvas.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
  },
};

/** A subscriber opens the payment provider's page from the menu. */
export const ManagesFromTheMenu: Story = {
  ...SubscriberMenu,
  tags: ['no-visual', 'below-large'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(manageSubscription).toHaveBeenCalledOnce();
  },
};

export const SubscriberWide: Story = {
  ...Subscriber,
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(manageSubscription).toHaveBeenCalledOnce();
  },
};

/** While the billing page opens, a second click does nothing. */
export const Managing: Story = {
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  args: {
    account: { ...account, onManageSubscription: manageSubscription, isOpeningBilling: true },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Manage subscription' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(manageSubscription).not.toHaveBeenCalled();
  },
};

export const LongestAddress: Story = {
  args: {
    account: {
      ...account,
      email:
        'ada-augusta-king-countess-of-lovelace-and-first-programmer@correspondence.analytical-engine.example',
    },
  },
};

/** With so many links, the last ones and the buttons are below the end of the window: a user has to scroll inside the menu. */
export const TooManyLinks: Story = {
  tags: ['below-large'],
  globals: { viewport: { value: 'small' } },
  args: {
    links: [
      ...mainLinks.slice(0, -1),
      { text: 'Press kits', href: '/press-kits' },
      { text: 'Newsletter', href: '/newsletter' },
      { text: 'Careers', href: '/careers' },
      { text: 'Case studies', href: '/case-studies' },
      { text: 'Partners', href: '/partners' },
      { text: 'Investors', href: '/investors' },
      ...mainLinks.slice(-1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
};

/** Below the large breakpoint the menu covers the page, which is not reachable until the menu closes. */
export const Menu: Story = {
  tags: ['below-large'],
  args: { current: '/about' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'A link on it' })).toBeNull();
  },
};

/** The button closes the menu, and gets the focus. */
export const MenuCloses: Story = {
  tags: ['no-visual', 'below-large'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(menu).toHaveFocus();
  },
};

/**
 * Enter and Space open and close the menu, and the focus returns to its button. Escape is not pressed here: a browser closes a popover
 * only for a key that a person presses, as `tests/visual/mobileMenu.spec.ts` does.
 */
export const MenuByKeyboard: Story = {
  tags: ['no-visual', 'below-large'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    menu.focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(canvas.queryByRole('navigation')).toBeNull();
      await expect(menu).toHaveFocus();
    }
  },
};

/** The menu stays open while the sign-in dialog is downloaded. */
export const MenuWaitsForTheDialog: Story = {
  tags: ['no-visual', 'below-large'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const opened = Promise.withResolvers<void>();
    signIn.mockReturnValueOnce(opened.promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }));
    await expect(signIn).toHaveBeenCalled();
    await expect(canvas.getByRole('navigation')).toBeInTheDocument();
    opened.resolve();
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
  },
};
