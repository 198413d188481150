import { brand } from '@fit-to-print/content/brandRecord';

/**
 * The brand of the build: the record in `brands/` that the variable BRAND names. Nothing else contains the brand's name: pages, mails,
 * icons and images of shared links read it from this record (site/build/brand.test.ts). If the product is renamed, only texts change:
 * the specification fixes the path /PR-Authority.
 */
export { brand } from '@fit-to-print/content/brandRecord';

const { address } = brand;

/** Shown after an address that is a sample. */
export const sampleAddressMark = '(sample address)';
export const isSampleAddress = address.isPlaceholder === true;

/** The office's address on one line, for letters. */
export const postalAddress = `${address.street}, ${address.city}, ${address.postalState} ${address.postalCode}${isSampleAddress ? ` ${sampleAddressMark}` : ''}`;

/** `About` → `About | ` and the brand’s name. */
export const withBrand = (title: string): string => `${title} | ${brand.name}`;
