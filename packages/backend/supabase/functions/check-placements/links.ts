/** Finds out how a news page links to the buyer of a press release. */
import { Parser } from 'htmlparser2';

/**
 * How a page links to the buyer. `sponsored`: marked with rel `sponsored`, `nofollow` or `ugc`, or the whole page with `nofollow`, so
 * that search engines do not count it (https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links).
 */
export type LinkKind = 'follow' | 'sponsored' | 'none';

/** An address of the buyer: a host without www., and the beginning of a path. */
interface LinkTarget {
  host: string;
  path: string;
}

/** The web addresses in a text that a person wrote, with or without https://. Email addresses are skipped. */
export function linkTargets(text: string): LinkTarget[] {
  const matches = text.matchAll(
    /(?<![\w@.-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\w@-])(?:\/[^\s<>"')]*)?/giu,
  );
  return [...matches].flatMap(([match]) => {
    const address = (/^https?:/i.test(match) ? match : `https://${match}`).replace(/[.,;:!?]+$/, '');
    return URL.canParse(address) ? [targetOf(new URL(address))] : [];
  });
}

const targetOf = ({ hostname, pathname }: URL): LinkTarget => ({
  host: hostname.replace(/^www\./, ''),
  path: pathname.replace(/\/+$/, '').toLowerCase(),
});

const leadsTo = (link: LinkTarget, { host, path }: LinkTarget): boolean =>
  (link.host === host || link.host.endsWith(`.${host}`)) && `${link.path}/`.startsWith(`${path}/`);

// Values of `rel`, and of a page's robots directives, with which search engines do not count a link.
const uncountedRel = /\b(sponsored|nofollow|ugc)\b/i;
const uncountedPage = /\b(nofollow|none)\b/i;

/** The kind of the best link from a page to one of the targets. `robots` is the header X-Robots-Tag. */
export function linkKindOf(
  { url, html, robots }: { url: string; html: string; robots: string },
  targets: readonly LinkTarget[],
): LinkKind {
  let base = url;
  let isUncountedPage = uncountedPage.test(robots);
  const rels: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, rel, name: metaName, content }) {
      if (name === 'base' && href !== undefined && URL.canParse(href, url)) base = new URL(href, url).href;
      if (name === 'meta' && metaName?.toLowerCase() === 'robots' && uncountedPage.test(content ?? '')) {
        isUncountedPage = true;
      }
      if (name !== 'a' || href === undefined || !URL.canParse(href, base)) return;
      const link = targetOf(new URL(href, base));
      if (targets.some(target => leadsTo(link, target))) rels.push(rel ?? '');
    },
  });
  parser.end(html);
  if (rels.length === 0) return 'none';
  return !isUncountedPage && rels.some(rel => !uncountedRel.test(rel)) ? 'follow' : 'sponsored';
}
