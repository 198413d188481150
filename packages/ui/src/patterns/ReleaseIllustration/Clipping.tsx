// One of the drawn newspaper clippings of `ReleaseIllustration`. All lengths are in units of the drawing.
import { classNames } from '../../primitives/classNames.ts';
import { placeholderText, outline } from './drawing.ts';
import { sentence } from './clippingProps.ts';
import { type PhotographName, photographSize, type PhotographUrls } from './photographSize.ts';
import * as styles from './ReleaseIllustration.css.ts';

export interface ClippingProps {
  /** The section of the newspaper. */
  label: string;
  /** Two lines, each as wide as the clipping. */
  headline: readonly [string, string];
  width: number;
  height: number;
  columns: number;
  photograph?: PhotographName;
  /** Circles the headline in blue pencil. Fits a width of 236. */
  hasCircledHeadline?: boolean;
}

/** The space between the edge of the paper and the text. */
const margin = 12;
const columnGap = 10;
/** The mean width of a letter of the headline, in em. Lines are then stretched or compressed a little to fill the column. */
const letterWidth = 0.5;
/** The width of the marked sentence and its largest size, in em and in units. Its letters are never stretched. */
const sentenceWidth = 9.4;
const largestSentence = 12;
/** All clippings are torn at the bottom, in the same way: like outlines need fewer bytes. */
const tear = { tornSides: ['bottom'], seed: 37 } as const;

/** A newspaper clipping: a section's name, a headline, a photograph, and lines for the text, with the marked sentence. */
export function Clipping(props: ClippingProps & { photographs: PhotographUrls; className: string }) {
  const { label, headline, width, height, columns, photograph, photographs, className } = props;
  const innerWidth = width - 2 * margin;
  const headlineSizes = headline.map(line => Math.round(innerWidth / (line.length * letterWidth)));
  const headlineBottom = 40 + Math.round(0.92 * (headlineSizes[0]! + headlineSizes[1]!));
  const photographHeight = Math.round((innerWidth * photographSize.height) / photographSize.width);
  const top = headlineBottom + (photograph ? photographHeight + columnGap : 0);
  const columnWidth = Math.floor((innerWidth - (columns - 1) * columnGap) / columns);
  const columnStarts = Array.from(
    { length: columns },
    (_, index) => margin + index * (columnWidth + columnGap),
  );
  const sentenceTop = top + 14;
  const sentenceSize = Math.min(largestSentence, Math.floor((columnWidth / sentenceWidth) * 10) / 10);
  const markedWidth = Math.round(sentenceSize * sentenceWidth);
  return (
    <svg className={classNames(className, styles.torn)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.surface} d={outline({ width, height, ...tear })} />
      <text className={styles.section} x={margin} y="22">
        {label}
      </text>
      <path className={styles.hair} d={`M${margin} 28h${innerWidth}`} />
      {headline.map((line, index) => (
        <text
          key={line}
          className={styles.headline}
          fontSize={headlineSizes[index]}
          x={margin}
          y={headlineBottom - 12 - (index ? 0 : Math.round(0.92 * headlineSizes[1]!))}
          textLength={innerWidth}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
      {photograph && (
        <image
          href={photographs[photograph]}
          x={margin}
          y={headlineBottom}
          width={innerWidth}
          height={photographHeight}
        />
      )}
      <path
        className={styles.placeholderText}
        strokeWidth={columnWidth}
        d={columnStarts
          .map(x => placeholderText({ x, y: top, width: columnWidth, end: height - margin }))
          .join('')}
      />
      <g className={styles.found}>
        <path
          className={styles.marker}
          d={`M${margin - 3} ${sentenceTop}h${markedWidth + 6}v14H${margin - 3}z`}
        />
        <text
          className={styles.sentence}
          fontSize={sentenceSize}
          x={margin}
          y={sentenceTop + 10}
          textLength={markedWidth}
        >
          {sentence}
        </text>
      </g>
      {props.hasCircledHeadline && (
        <path className={styles.pencil} d="M96-4C-26-12-26 110 60 110S262 112 250 52S146-16 20 0" />
      )}
    </svg>
  );
}
