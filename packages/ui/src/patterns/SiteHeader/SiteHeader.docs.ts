// Documentation of `SiteHeader` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The top of every page: the name, the links, and the account. On small windows the links are in a menu that works without script.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'header',
    'navbar',
    'navigation',
    'menu',
    'masthead',
    'hamburger menu',
    'top bar',
    'account menu',
    'who is signed in',
  ],
  use: [
    { text: 'Once; `account` says whether somebody is signed in.', story: 'SignedInWide' },
    { text: '`unknown` for the page that the server sends to everybody.', story: 'Unknown' },
    { text: 'The link of the current page is marked.', story: 'InsideInsights' },
  ],
  avoid: [
    {
      text: 'More links than fit in one line at 960 px: a longer row is not read, and on phones the end of the menu is outside the window. Put those that matter less into SiteFooter.',
      story: 'TooManyLinks',
    },
    {
      text: 'Actions of one page: put them at the top of that page.',
      instead: 'Patterns/PageHeader/WithSurroundings',
    },
  ],
  anatomy: [
    ['Line', 'Date, place, and the account.'],
    ['Wordmark', 'Leads to the home page.'],
    ['Links', 'The last one is the primary button.'],
    ['Menu', 'Below 960 px: covers the window.'],
    ['Account', 'Sign in, or address, subscription and sign out.'],
  ],
  keyboard: [
    ['Tab', 'Wordmark, then the links, or the menu button.'],
    ['Enter, Space', 'Opens and closes the menu. The focus moves to its first button.'],
    ['Escape', 'Closes the menu; the focus returns to the menu button.'],
  ],
  screenReader: [
    '“Banner”, “name of the site, home, link”, “Main, navigation, list, 9 items”.',
    'The current page: “Pricing, current page, link”.',
  ],
  related: {
    'Patterns/SiteFooter': 'the end of every page.',
    'Components/SkipLink': 'skips the header.',
  },
} satisfies ComponentDocs;
