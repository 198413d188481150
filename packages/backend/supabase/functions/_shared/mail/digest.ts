/** The daily digest: a mail in the morning that counts what waits for the studio. */
import { type Block, renderMail, type RenderedMail } from './render.ts';
import { formatDay } from './formatDay.ts';

/** What can wait for the studio, in the order of the mail. */
const labels = {
  unanswered: 'Unanswered',
  'follow-ups': 'Follow-ups due',
  orders: 'Orders to do',
  undelivered: 'Not delivered',
} as const;

/** The payload that `queue_daily_digest` writes, without the kinds of which nothing waits. `since` is the oldest day, `YYYY-MM-DD`. */
export type Digest = Partial<Record<keyof typeof labels, { count: number; since: string }>>;

/** Returns the mail to the staff that says how much waits, and since when. It names nobody. */
export function dailyDigest(digest: Digest, siteUrl: string): RenderedMail {
  const facts = (Object.keys(labels) as (keyof typeof labels)[]).flatMap(kind => {
    const { count, since } = digest[kind] ?? { count: 0, since: '' };
    return count === 0 ? [] : [[labels[kind], `${count}, since ${formatDay(since)}`] as const];
  });
  const blocks: Block[] = [
    {
      kind: 'text',
      text: 'This is waiting for the studio this morning. The date is that of the oldest entry.',
    },
    { kind: 'facts', facts },
    { kind: 'action', label: 'Open the inbox', href: `${siteUrl}/admin` },
  ];
  return renderMail({
    subject: 'What is waiting for the studio today',
    kicker: 'Daily digest',
    headline: 'What is waiting today',
    blocks,
    footer: 'The studio gets this email on working days, if something is waiting.',
  });
}
