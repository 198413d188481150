import { brand } from '@fit-to-print/content/brandRecord';

/**
 * The brand of the build, a sample: a record of `brands/`, which BRAND names. Nothing else spells it out: pages, mails, icons and
 * images of shared links follow this record (site/build/brand.test.ts). A renamed product changes the words only; /PR-Authority is a
 * route that the specification fixes.
 */
export { brand } from '@fit-to-print/content/brandRecord';

/** `About` → `About | ` and the brand’s name. */
export const withBrand = (title: string): string => `${title} | ${brand.name}`;
