/** Checks placements: pages of news outlets on which a buyer's press release was published. */
import { rpc } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { errorText, log } from '../_shared/log.ts';
import { fetchPublicPage } from './fetchPublicPage.ts';
import { type LinkKind, linkKindOf, linkTargets } from './links.ts';

const batchSize = 10;
const pageTimeoutMs = 15_000;
// Longer than a batch can take: its pages are fetched at the same time, each within `pageTimeoutMs`.
const leaseSeconds = 60;
// The platform ends a worker after 150 s. A batch that starts just before this time-out still has time to end.
const timeoutMs = 90_000;

/**
 * Checks every page that is due, or as many as fit into 90 s. A claimed page goes to no other worker before its lease ends, so several
 * workers may run at the same time. Returns the number of pages.
 */
export async function checkPlacements(env: Env): Promise<{ checked: number }> {
  const deadline = performance.now() + timeoutMs;
  let checked = 0;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- The next batch begins when this one is stored.
    const due = await rpc(env, 'claim_placement_checks', {
      p_limit: batchSize,
      p_lease_seconds: leaseSeconds,
    });
    if (due.length === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- This batch is stored before the next is claimed.
    await Promise.all(
      due.map(async ({ id, address, links }) => {
        const { answer, linkKind } = await checkPage(address, links, env);
        await rpc(env, 'save_placement_check', { p_id: id, p_answer: answer, p_link_kind: linkKind });
      }),
    );
    checked += due.length;
  }
  return { checked };
}

interface PageCheck {
  /** The HTTP status, or null if the server did not answer. */
  answer: number | null;
  /** Null if the page is not online, or if the brief names no link to look for. */
  linkKind: LinkKind | null;
}

async function checkPage(url: string, links: string, env: Env): Promise<PageCheck> {
  try {
    const page = await fetchPublicPage(url, {
      userAgent: `PlacementCheck (+${env.siteUrl})`,
      allowedPrivateRanges: env.allowedPrivateRanges,
      signal: AbortSignal.timeout(pageTimeoutMs),
    });
    const targets = linkTargets(links);
    const isOnline = page.status >= 200 && page.status < 300;
    return {
      answer: page.status,
      linkKind: isOnline && targets.length > 0 ? linkKindOf(page, targets) : null,
    };
  } catch (error) {
    log('check-placements', { host: new URL(url).host, error: errorText(error) });
    return { answer: null, linkKind: null };
  }
}
