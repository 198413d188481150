// One of the drawn newspaper clippings of `ReleaseIllustration`. All lengths are in units of the drawing.
import { classNames } from '../../primitives/classNames.ts';
import { placeholderText, halftone, outline, randomSequence, type Side } from './drawing.ts';
import { type PictureName, pictures } from './pictures.ts';
import * as styles from './ReleaseIllustration.css.ts';

export interface ClippingProps {
  label: string;
  width: number;
  height: number;
  tornSides: readonly Side[];
  columns: number;
  picture?: PictureName;
  /** Circles the headline in blue pencil. Fits a width of 226. */
  hasCircledHeadline?: boolean;
  /** The seed of its random lengths and torn sides: the same seed draws the same clipping. */
  seed: number;
}

/** Between the edge of the paper and the text. */
const margin = 12;
const columnGap = 10;
/** Half the distance between two rows of dots of the picture. */
const halfStep = 3;

/** A newspaper clipping: a label, bars for the headline, lines for the text, one of them marked. */
export function Clipping(props: ClippingProps & { className: string }) {
  const { label, width, height, tornSides, columns, picture, seed, className } = props;
  const random = randomSequence(seed);
  const innerWidth = width - 2 * margin;
  const barHeight = width > 170 ? 13 : 9;
  const secondBarWidth = Math.round(innerWidth * (0.55 + random() * 0.35));
  const headlineEnd = 36 + 2 * barHeight + 16;
  const pictureHeight = picture ? Math.round(Math.min(height * 0.34, 90)) : 0;
  const top = headlineEnd + (picture ? pictureHeight + columnGap : 0) + 2;
  const lines = Math.floor((height - top - margin) / 8);
  const columnWidth = Math.floor((innerWidth - (columns - 1) * columnGap) / columns);
  const columnStarts = Array.from(
    { length: columns },
    (_, index) => margin + index * (columnWidth + columnGap),
  );
  const markedLineY = top + Math.floor(lines * 0.4) * 8;
  return (
    <svg className={classNames(className, styles.torn)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.surface} d={outline({ width, height, tornSides, seed })} />
      <text className={styles.text} x={margin} y="21">
        {label}
      </text>
      <path className={styles.hair} d={`M${margin} 27h${innerWidth}`} />
      <path
        className={styles.ink}
        d={`M${margin} 36h${innerWidth}v${barHeight}h${-innerWidth}zM${margin} ${41 + barHeight}h${secondBarWidth}v${barHeight}h${-secondBarWidth}z`}
      />
      {picture && (
        <g
          className={styles.dots}
          transform={`translate(${margin - halfStep} ${headlineEnd}) scale(${halfStep})`}
        >
          {halftone(
            Math.floor(innerWidth / halfStep),
            Math.floor(pictureHeight / halfStep),
            pictures[picture],
          ).map(({ size, path }) => (
            <path key={size} strokeWidth={size} d={path} />
          ))}
        </g>
      )}
      <path
        className={styles.placeholderText}
        d={columnStarts.map(x => placeholderText({ x, y: top, width: columnWidth, lines }, random)).join('')}
      />
      <path
        className={styles.gutter}
        d={columnStarts
          .slice(1)
          .map(x => `M${x - columnGap / 2} ${top - 4}V${height - margin}`)
          .join('')}
      />
      <g className={styles.found}>
        <path
          className={styles.marker}
          d={`M${margin - 3} ${markedLineY - 6}h${columnWidth + 4}v12H${margin - 3}z`}
        />
        <path
          className={styles.markedLine}
          d={`M${margin} ${markedLineY}h${Math.round(columnWidth * 0.8)}`}
        />
      </g>
      {props.hasCircledHeadline && (
        <path className={styles.pencil} d="M68 24C-14 26-20 84 63 86S242 84 235 50S124 14 36 30" />
      )}
    </svg>
  );
}
