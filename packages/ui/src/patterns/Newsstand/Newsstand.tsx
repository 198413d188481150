import { newsstandSize } from './size.ts';
import * as styles from './Newsstand.css.ts';

export interface NewsstandProps {
  /** The URL of the drawing: an SVG file with the text that `newsstand` returns, or `cityView` of `StreetMap`. Both have one size. */
  url: string;
}

/** A drawing as wide as the page, at its end: a newsstand whose newspapers all have the marked sentence of the release, or a city over which they fly. Decorative. */
export function Newsstand({ url }: NewsstandProps) {
  return <img {...newsstandSize} className={styles.root} src={url} alt="" loading="lazy" />;
}
