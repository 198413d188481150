import { classNames } from '../../primitives/classNames.ts';
import { shownIn } from '../../theme/shownIn.css.ts';
import type { Edition } from '../../tokens/color.ts';
import { newsstandSize } from './size.ts';
import * as styles from './Newsstand.css.ts';

export interface NewsstandProps {
  /** The URL of the drawing, an SVG file: for each edition one that `newsstand` draws, or one of `cityView` of `StreetMap`. All have one size. */
  url: string | Readonly<Record<Edition, string>>;
  /** True for the view over a city, of which phones show a larger part. @default false */
  isCity?: boolean;
}

/** A drawing as wide as the page, at its end: a newsstand with a reader who has the marked sentence of the release, or a city over which newspapers fly. Decorative. */
export function Newsstand({ url, isCity = false }: NewsstandProps) {
  const image = (src: string, className?: string) => (
    <img
      {...newsstandSize}
      className={classNames(styles.root, isCity && styles.city, className)}
      src={src}
      alt=""
      loading="lazy"
    />
  );
  return typeof url === 'string' ? (
    image(url)
  ) : (
    <>
      {image(url.day, shownIn.day)}
      {image(url.night, shownIn.night)}
    </>
  );
}
