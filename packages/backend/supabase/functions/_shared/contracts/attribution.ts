/**
 * Where a visitor came from: sent with a message and with an application. It imports contracts alone and uses only the
 * language, since it ships to the browser.
 */
import { unstorable } from './text.ts';

export const attributionFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landingPage',
] as const;

export type Attribution = Partial<Record<(typeof attributionFields)[number], string>>;

const attributionLimit = 500;

/** Checks what was sent of it. Never typed by anyone, so an overlong value is cut, not refused. */
export function checkAttribution(given: Readonly<Record<string, unknown>>): {
  attribution: Attribution;
  problems: [field: string, problem: string][];
} {
  const attribution: Attribution = {};
  const problems: [string, string][] = [];
  for (const field of attributionFields) {
    const raw = (Object.hasOwn(given, field) ? given[field] : undefined) ?? '';
    if (typeof raw !== 'string' || unstorable.test(raw)) problems.push([field, 'Send this as plain text.']);
    else if (raw.trim()) attribution[field] = cut(raw.trim());
  }
  return { attribution, problems };
}

/** Cuts to `attributionLimit` code units without leaving half of a surrogate pair behind. */
const cut = (text: string) => text.slice(0, attributionLimit).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Attribution of a visit, ready to send: the UTM parameters and path of the first page seen (an absolute URL), and
 * `document.referrer`. The query itself is left out: other people's links carry tokens in theirs.
 */
export function attributionOf(landingUrl: string, referrer: string): Attribution {
  const url = new URL(landingUrl);
  const found: Attribution = {};
  for (const field of attributionFields) {
    const raw =
      field === 'landingPage'
        ? url.pathname
        : field === 'referrer'
          ? referrer
          : (url.searchParams.get(field) ?? '');
    const text = cut(raw.replace(/[\p{Cc}\p{Surrogate}]/gu, '').trim());
    if (text) found[field] = text;
  }
  return found;
}
