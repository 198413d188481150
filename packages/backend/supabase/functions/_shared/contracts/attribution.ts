/** Where a visitor came from: sent with a message and with an application. It ships to the browser, and imports no Valibot. */

export const attributionFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referrer',
  'landingPage',
] as const;

export type AttributionField = (typeof attributionFields)[number];
export type Attribution = Partial<Record<AttributionField, string>>;

const maxLength = 500;

/** Cuts a text to `maxLength` code units, without leaving half of a surrogate pair. */
export const truncateAttribution = (text: string) =>
  text
    .trim()
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/**
 * Attribution of a visit: the UTM parameters and the path of the first page, and `document.referrer`. Other parameters of the query
 * are left out: in links of other sites they may be secrets.
 * @param landingUrl the absolute URL of the first page
 */
export function attributionFromVisit(landingUrl: string, referrer: string): Attribution {
  const url = new URL(landingUrl);
  const attribution: Attribution = {};
  for (const field of attributionFields) {
    const raw =
      field === 'landingPage'
        ? url.pathname
        : field === 'referrer'
          ? referrer
          : (url.searchParams.get(field) ?? '');
    const text = truncateAttribution(raw.replace(/[\p{Cc}\p{Surrogate}]/gu, ''));
    if (text) attribution[field] = text;
  }
  return attribution;
}
