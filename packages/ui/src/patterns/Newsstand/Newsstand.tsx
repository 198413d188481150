// An edition is a color theme: `day` (light) or `night` (dark).
import type { Edition } from '../../tokens/color.ts';
import { newsstandSize } from './drawing.ts';
import * as styles from './Newsstand.css.ts';

export interface NewsstandProps {
  /** The URL of the drawing for each edition: an SVG file with the text that `newsstand` returns. Only the shown one is downloaded. */
  urls: Readonly<Record<Edition, string>>;
}

/** A newsstand as wide as the page, whose newspapers all have the marked sentence of the release. Decorative. Phones show its middle. */
export function Newsstand({ urls }: NewsstandProps) {
  return (
    <div className={styles.root}>
      {(Object.keys(styles.editions) as Edition[]).map(edition => (
        <img
          key={edition}
          {...newsstandSize}
          className={styles.editions[edition]}
          src={urls[edition]}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
