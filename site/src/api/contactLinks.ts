/** A `mailto:` link to an address that a visitor typed. It is encoded, so that it cannot add recipients or text. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** A `tel:` link to a number that a visitor typed; undefined if there is no number in it. */
export function phoneLink(typed: string | null): string | undefined {
  const number = typed?.replaceAll(/[^\d+]/g, '') ?? '';
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
