/** To write to an address that a visitor typed: unencoded, it could bring recipients and words of its own. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;

/** To call what a visitor typed for a number. Undefined when there is none in it. */
export function callTo(typed: string | null): string | undefined {
  const number = typed?.replaceAll(/[^\d+]/g, '') ?? '';
  return /\d/.test(number) ? `tel:${number}` : undefined;
}
