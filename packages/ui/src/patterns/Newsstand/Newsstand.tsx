import { newsstandSize } from './size.ts';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './Newsstand.css.ts';

export interface NewsstandProps {
  /** The URL of the drawing: an SVG file with the text that `newsstand` returns, or `cityView` of `StreetMap`. Both have one size. */
  url: string;
  /** True for the view over a city, of which phones show a larger part. @default false */
  isCity?: boolean;
}

/** A drawing as wide as the page, at its end: a newsstand whose newspapers all have the marked sentence of the release, or a city over which they fly. Decorative. */
export function Newsstand({ url, isCity = false }: NewsstandProps) {
  return (
    <img
      {...newsstandSize}
      className={classNames(styles.root, isCity && styles.city)}
      src={url}
      alt=""
      loading="lazy"
    />
  );
}
