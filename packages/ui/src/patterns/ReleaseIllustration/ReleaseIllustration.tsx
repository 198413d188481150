import { Clipping, type ClippingProps } from './Clipping.tsx';
import { Release } from './Release.tsx';
import * as styles from './ReleaseIllustration.css.ts';

export interface ReleaseIllustrationProps {
  /** What the picture shows. */
  label: string;
  /** The place at the start of the drawn release: `MILWAUKEE —`. */
  dateline: string;
}

type Place = keyof typeof styles.places;

/** The clippings by their place. The later ones are in front of the earlier ones. */
const clippings: Record<Exclude<Place, 'release'>, ClippingProps> = {
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

/** A press release that unfolds to the right and tears into clippings: side by side on large screens, in a pile on small ones. It unfolds as the page is scrolled, and the marked sentence of the release is found in each clipping. */
export function ReleaseIllustration({ label, dateline }: ReleaseIllustrationProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <img> cannot use the colors of the page.
    <div className={styles.root} role="img" aria-label={label}>
      {(Object.keys(clippings) as (keyof typeof clippings)[]).map(name => (
        <Clipping key={name} {...clippings[name]} className={styles.places[name]} />
      ))}
      <Release dateline={dateline} className={styles.places.release} />
    </div>
  );
}
