import { Clipping } from './Clipping.tsx';
import { clippings } from './clippingProps.ts';
import type { PhotographUrls } from './photographSize.ts';
import { Release } from './Release.tsx';
import * as styles from './ReleaseIllustration.css.ts';

export interface ReleaseIllustrationProps {
  /** The text alternative: a description of the picture. */
  label: string;
  /** The place at the start of the drawn release: `MILWAUKEE —`. */
  dateline: string;
  /** The URLs of the photographs in the clippings, SVG files that `photograph` draws. */
  photographs: PhotographUrls;
}

/** A press release that unfolds to the right and tears into clippings: side by side on large screens, in a pile on small ones. It unfolds as the page is scrolled, and the marked sentence of the release is found in each clipping. */
export function ReleaseIllustration({ label, dateline, photographs }: ReleaseIllustrationProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <img> cannot use the colors of the page.
    <div className={styles.root} role="img" aria-label={label}>
      {(Object.keys(clippings) as (keyof typeof clippings)[]).map(name => (
        <Clipping
          key={name}
          {...clippings[name]}
          photographs={photographs}
          className={styles.partClasses[name]}
        />
      ))}
      <Release dateline={dateline} className={styles.partClasses.release} />
    </div>
  );
}
