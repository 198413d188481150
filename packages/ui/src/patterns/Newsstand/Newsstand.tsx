import { newsstandSize } from './size.ts';
import * as styles from './Newsstand.css.ts';

export interface NewsstandProps {
  /** The URL of the drawing: an SVG file with the text that `newsstand` returns. */
  url: string;
}

/** A newsstand as wide as the page, whose newspapers all have the marked sentence of the release. Decorative. */
export function Newsstand({ url }: NewsstandProps) {
  return <img {...newsstandSize} className={styles.root} src={url} alt="" loading="lazy" />;
}
