import { Clipping } from './Clipping.tsx';
import { clippings } from './clippingProps.ts';
import type { PhotographUrls } from './photographSize.ts';
import * as styles from './Clippings.css.ts';

export interface ClippingsProps {
  /** The URLs of the photographs in the clippings, SVG files that `photograph` draws. */
  photographs: PhotographUrls;
}

/** Three of the clippings of `ReleaseIllustration`, without motion. Decoration: it fills its container, which must be positioned (CSS `position`). */
export function Clippings({ photographs }: ClippingsProps) {
  return (
    <div className={styles.root}>
      {(Object.keys(styles.clippingClasses) as (keyof typeof styles.clippingClasses)[]).map(name => (
        <Clipping
          key={name}
          {...clippings[name]}
          photographs={photographs}
          className={styles.clippingClasses[name]}
        />
      ))}
    </div>
  );
}
