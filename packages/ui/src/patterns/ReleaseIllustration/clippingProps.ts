// The drawn clippings of `ReleaseIllustration`.
import type { ClippingProps } from './Clipping.tsx';
import type { places } from './ReleaseIllustration.css.ts';

/** The clippings by their place. The later ones are in front of the earlier ones. */
export const clippings: Record<Exclude<keyof typeof places, 'release'>, ClippingProps> = {
  business: {
    label: 'BUSINESS',
    width: 172,
    height: 250,
    tornSides: ['right', 'bottom'],
    columns: 2,
    picture: 'portrait',
    seed: 11,
  },
  markets: { label: 'MARKETS', width: 196, height: 226, tornSides: ['top', 'right'], columns: 3, seed: 23 },
  local: {
    label: 'LOCAL',
    width: 170,
    height: 236,
    tornSides: ['right', 'bottom', 'left'],
    columns: 2,
    picture: 'bridge',
    seed: 51,
  },
  technology: {
    label: 'TECHNOLOGY',
    width: 226,
    height: 330,
    tornSides: ['top', 'right', 'bottom'],
    columns: 3,
    picture: 'skyline',
    hasCircledHeadline: true,
    seed: 37,
  },
  sunday: {
    label: 'SUNDAY',
    width: 152,
    height: 186,
    tornSides: ['right', 'bottom'],
    columns: 2,
    picture: 'sailboat',
    seed: 77,
  },
  briefs: {
    label: 'BRIEFS',
    width: 132,
    height: 140,
    tornSides: ['top', 'right', 'bottom'],
    columns: 2,
    seed: 91,
  },
};
