// `FrontPagePicture`: the halftone picture of the home page, in two colors (“inks”), with one picture for each edition.
// An edition is a color theme: `day` (light) or `night` (dark).
import { classNames } from '../../primitives/classNames.ts';
import { Text } from '../../primitives/Text/index.ts';
import { shownIn } from '../../theme/shownIn.css.ts';
import type { Edition } from '../../tokens/color.ts';
import * as styles from './FrontPagePicture.css.ts';
import { arrivalSize, pictureSize } from './harbor.ts';

interface EditionPicture {
  /** The text alternative: a description of the picture in this edition. */
  readonly alt: string;
  /** URLs of two SVG files, one for each ink (color), shown over each other. A plate is the part of a print that has one ink. */
  readonly blackPlateUrl: string;
  readonly bluePlateUrl: string;
}

export interface FrontPagePictureProps {
  /** One picture for each edition. Only the picture of the shown edition is downloaded. */
  editions: Readonly<Record<Edition, EditionPicture>>;
  /** Small text below the picture, except on phones. */
  caption?: string;
  /** True for the picture at the end of the page: as wide as the window, and not printed. */
  isClosing?: boolean;
}

/**
 * A halftone picture in two inks. The blue ink is shifted against the black one until the page has opened. It is never shifted for
 * visitors who want less motion.
 */
export function FrontPagePicture({ editions, caption, isClosing = false }: FrontPagePictureProps) {
  const size = isClosing ? arrivalSize : pictureSize;
  return (
    <figure className={isClosing ? styles.closing : styles.root}>
      {(Object.keys(editions) as Edition[]).map(edition => {
        const { alt, blackPlateUrl, bluePlateUrl } = editions[edition];
        return (
          <div key={edition} className={classNames(styles.frame, shownIn[edition])}>
            <img
              {...size}
              className={classNames(styles.black, styles.blue)}
              src={bluePlateUrl}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <img
              {...size}
              className={styles.black}
              src={blackPlateUrl}
              alt={alt}
              loading="lazy"
              decoding="async"
            />
          </div>
        );
      })}
      {caption !== undefined && (
        <figcaption className={styles.caption}>
          <Text variant="caption" tone="muted">
            {caption}
          </Text>
        </figcaption>
      )}
    </figure>
  );
}
