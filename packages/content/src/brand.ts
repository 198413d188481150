import { brand } from '@fit-to-print/content/brandRecord';

/**
 * The brand of the build, a sample: a record of `brands/`, which BRAND names. Nothing else spells it out: pages, mails, icons and
 * images of shared links follow this record (site/build/brand.test.ts). A renamed product changes the words only; /PR-Authority is a
 * route that the specification fixes.
 */
export { brand } from '@fit-to-print/content/brandRecord';

const { address } = brand;

/** The mark after an address that is a sample. */
export const sampleAddressMark = '(sample address)';
export const isSampleAddress = address.kind === 'invented';

/** The office's address on one line, for letters. */
export const postalAddress = `${address.street}, ${address.city}, ${address.postalState} ${address.postalCode}${isSampleAddress ? ` ${sampleAddressMark}` : ''}`;

/** `About` → `About | ` and the brand’s name. */
export const withBrand = (title: string): string => `${title} | ${brand.name}`;
