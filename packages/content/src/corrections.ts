// The corrections that the site publishes, as a newspaper does.
import { contactHref } from './contactHref.ts';
import type { CopyWith, Link, Path, RichTextContent } from './types.ts';

/** An error of this site that was published and corrected. */
export interface Correction {
  /** ISO date of the correction. */
  readonly on: `${number}-${number}-${number}`;
  /** The page that had the error. */
  readonly page: Path;
  /** The old words, exactly. No page may have them anymore. */
  readonly said: string;
  /** The new words, exactly. */
  readonly says: string;
  /** The reason for the correction: it says why the old words were wrong. */
  readonly why?: string;
}

/**
 * The newest first: the front page shows the first three, /about shows all. To publish a correction, add it at the top.
 * `pnpm content:check` names mistakes. Facts about the world in `why` need a source in `sourcedClaims.ts`.
 */
export const corrections: readonly Correction[] = [
  {
    on: '2026-11-25',
    page: '/PR-Authority',
    said: 'From Growth upward you get an analytics report',
    says: 'Every release comes with a report: where the article ran',
    why: 'Starter’s, too. What Growth adds is the analytics.',
  },
  {
    on: '2026-11-25',
    page: '/pricing',
    said: 'costs more because it continues every month',
    says: 'runs one in every quarter, with premium outlets and a PR manager',
    why: 'The monthly Authority brings one release a quarter, not one a month.',
  },
  {
    on: '2026-11-22',
    page: '/auth',
    said: 'We sell nothing.',
    says: 'We do not sell your information.',
    why: 'We do sell press releases.',
  },
  {
    on: '2026-11-22',
    page: '/PR-Authority',
    said: 'It runs, or you don’t pay.',
    says: 'It runs, or we refund you or publish again.',
    why: 'You pay in advance.',
  },
  {
    on: '2026-11-22',
    page: '/PR-Authority-san-francisco',
    said: 'a rider, a tenant or a toll-taker',
    says: 'a rider, a tenant or a driver',
    why: 'The Golden Gate Bridge has had no toll-takers since 2013.',
  },
  {
    on: '2026-11-22',
    page: '/PR-Authority',
    said: 'Links that stay',
    says: 'Easy to find later',
    why: 'Each news site decides how long a page stays online.',
  },
  {
    on: '2026-11-22',
    page: '/',
    said: 'get it written about by people who check their facts',
    says: 'write your story and place it on news sites',
    why: 'The placement is paid for. Nobody was going to write it but us.',
  },
  {
    on: '2026-11-22',
    page: '/terms-of-service',
    said: 'you choose: a refund, or publication again free of charge',
    says: 'we refund you or publish again free of charge',
    why: 'We guarantee one of the two, not which.',
  },
  {
    on: '2026-11-21',
    page: '/contact',
    said: 'We use your address to answer, and for nothing else.',
    says: 'We use your address to answer you, never to advertise.',
    why: 'We also count messages by address, to limit abuse.',
  },
];

export const correctionsColumn = {
  title: 'Corrections',
  text: [
    'This site has been wrong. We regret the errors, and print them. ',
    { text: 'Found another?', href: contactHref },
  ] satisfies RichTextContent,
  saidLabel: 'It said:',
  saysLabel: 'It says:',
  olderLabel: 'Earlier corrections',
} as const satisfies CopyWith<{ text: readonly (string | Link)[] }>;
