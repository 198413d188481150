// The drawn clippings of `ReleaseIllustration`.
import type { ClippingProps } from './Clipping.tsx';
import type { partClasses } from './ReleaseIllustration.css.ts';

/** The sentence of the release that each newspaper prints. */
export const sentence = 'Ten farms have signed.';
/** The sentence in the release, which marks it in large type. */
export const sentenceLines = ['Ten farms', 'have signed.'];

/** The clippings by their place. The later ones are in front of the earlier ones. */
export const clippings: Record<Exclude<keyof typeof partClasses, 'release'>, ClippingProps> = {
  business: {
    label: 'BUSINESS',
    headline: ['Fair deals', 'for ten farms'],
    width: 184,
    height: 276,
    columns: 2,
    photograph: 'deal',
  },
  markets: {
    label: 'MARKETS',
    headline: ['Hops hold', 'their price'],
    width: 196,
    height: 226,
    columns: 1,
  },
  technology: {
    label: 'TECHNOLOGY',
    headline: ['Ten farms, and', 'one forecast'],
    width: 236,
    height: 350,
    columns: 2,
    photograph: 'field',
    hasCircledHeadline: true,
  },
  local: {
    label: 'LOCAL',
    headline: ['Ours is farm', 'number ten'],
    width: 156,
    height: 218,
    columns: 1,
  },
  sunday: {
    label: 'SUNDAY',
    headline: ['Ten farms,', 'one beer'],
    width: 138,
    height: 208,
    columns: 1,
    photograph: 'beer',
  },
  briefs: {
    label: 'BRIEFS',
    headline: ['Tenth farm', 'signs on'],
    width: 138,
    height: 140,
    columns: 1,
  },
};
