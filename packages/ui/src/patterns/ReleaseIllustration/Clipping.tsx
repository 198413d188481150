import { placeholderText, halftone, outline, sequence, type Side } from './drawing.ts';
import { type Picture, pictures } from './pictures.ts';
import * as styles from './ReleaseIllustration.css.ts';

export interface ClippingProps {
  label: string;
  width: number;
  height: number;
  torn: readonly Side[];
  columns: number;
  picture?: Picture;
  /** Highlights a line. */
  marked?: boolean;
  /** Circles the headline in blue pencil. Fits a width of 226. */
  ringed?: boolean;
  seed: number;
}

const margin = 12;
const columnGap = 10;
/** Half a step of the halftone grid. */
const halfStep = 2.5;

/** A newspaper clipping: a label, bars for the headline, lines for the text. */
export function Clipping(props: ClippingProps & { className: string }) {
  const { label, width, height, torn, columns, picture, seed, className } = props;
  const random = sequence(seed);
  const inner = width - 2 * margin;
  const bar = width > 170 ? 13 : 9;
  const secondLine = Math.round(inner * (0.55 + random() * 0.35));
  const afterBars = 36 + 2 * bar + 16;
  const pictureHeight = picture ? Math.round(Math.min(height * 0.34, 90)) : 0;
  const top = afterBars + (picture ? pictureHeight + columnGap : 0) + 2;
  const lines = Math.floor((height - top - margin) / 8);
  const column = Math.floor((inner - (columns - 1) * columnGap) / columns);
  const starts = Array.from({ length: columns }, (_, index) => margin + index * (column + columnGap));
  const passage = top + Math.floor(lines * 0.4) * 8;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`}>
      <path className={styles.surface} d={outline(width, height, torn, seed)} />
      <text className={styles.text} x={margin} y="21">
        {label}
      </text>
      <path className={styles.hair} d={`M${margin} 27h${inner}`} />
      <path
        className={styles.ink}
        d={`M${margin} 36h${inner}v${bar}h${-inner}zM${margin} ${41 + bar}h${secondLine}v${bar}h${-secondLine}z`}
      />
      {picture && (
        <>
          <path
            className={styles.illustration}
            d={`M${margin} ${afterBars}h${inner}v${pictureHeight}h${-inner}z`}
          />
          <g
            className={styles.dots}
            transform={`translate(${margin - halfStep} ${afterBars}) scale(${halfStep})`}
          >
            {halftone(
              Math.floor(inner / halfStep),
              Math.floor(pictureHeight / halfStep),
              pictures[picture],
            ).map(({ size, path }) => (
              <path key={size} strokeWidth={size} d={path} />
            ))}
          </g>
        </>
      )}
      <path
        className={styles.placeholderText}
        d={starts.map(x => placeholderText({ x, y: top, width: column, lines }, random)).join('')}
      />
      <path
        className={styles.gutter}
        d={starts
          .slice(1)
          .map(x => `M${x - columnGap / 2} ${top - 4}V${height - margin}`)
          .join('')}
      />
      {props.marked && (
        <>
          <path
            className={styles.marker}
            d={`M${margin - 3} ${passage - 6}h${column + 4}v12H${margin - 3}z`}
          />
          <path className={styles.marked} d={`M${margin} ${passage}h${Math.round(column * 0.8)}`} />
        </>
      )}
      {props.ringed && (
        <path className={styles.pencil} d="M68 24C-14 26-20 84 63 86S242 84 235 50S124 14 36 30" />
      )}
    </svg>
  );
}
