// `TwoInkDrawing`: a drawing in black and blue ink, on rows of dots; the dots are larger toward the bottom.
import type { ReactNode } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './TwoInkDrawing.css.ts';

/** The distance between two dots of a row, and between two rows, in units of the drawing. */
const dotDistance = 14;
/** The number of extra rows above a drawing that fills its container, and as many below, for a high container. */
const outerRows = 18;
/**
 * Rows of dots that are about three times as wide as the drawing, so that they fill a wide container. 7 is half of the distance between two
 * dots: every second row begins there.
 */
const rowsOfDots = (width: number, firstRow: number, count: number) => {
  const startOf = (row: number) => (row % 2 ? 0 : 7) - width - (width % dotDistance);
  const length = width * 3;
  // Each row begins relative to the end of the one before it: the same text for every second row, which compresses well.
  return Array.from({ length: count }, (_, index) => {
    const row = firstRow + index;
    const start =
      index === 0
        ? `M${startOf(row)} ${row * dotDistance + 7}`
        : `m${startOf(row) - startOf(row - 1) - length} ${dotDistance}`;
    return `${start}h${length}`;
  }).join('');
};

export interface TwoInkDrawingProps {
  /** In units of the drawing. */
  width: number;
  height: number;
  /** The view box: the part of the drawing that every container shows. @default all of it */
  viewBox?: string | undefined;
  /** The width of lines, in units of the drawing. */
  strokeWidth: number;
  /** True if the rows of dots continue to the edges of the container. The drawing is never cropped. */
  fillsContainer?: boolean;
  children: ReactNode;
}

/** A drawing in black and blue ink, on rows of dots; the dots are larger toward the bottom. Decorative. */
export function TwoInkDrawing({
  width,
  height,
  viewBox = `0 0 ${width} ${height}`,
  strokeWidth,
  fillsContainer,
  children,
}: TwoInkDrawingProps) {
  const rows = Math.ceil(height / dotDistance);
  const dotSize = (row: number) => 1.5 + Math.round(row * 3.5) / 10;
  return (
    <svg
      className={classNames(styles.root, fillsContainer && styles.filling)}
      viewBox={viewBox}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {fillsContainer && (
        <>
          <path
            className={styles.dots}
            strokeWidth={dotSize(0)}
            d={rowsOfDots(width, -outerRows, outerRows)}
          />
          <path className={styles.dots} strokeWidth={dotSize(rows)} d={rowsOfDots(width, rows, outerRows)} />
        </>
      )}
      {/* Two rows of dots of one size are one path, which takes fewer bytes. */}
      {Array.from({ length: Math.ceil(rows / 2) }, (_, pair) => (
        <path
          key={pair}
          className={styles.dots}
          strokeWidth={dotSize(pair * 2)}
          d={
            fillsContainer
              ? rowsOfDots(width, pair * 2, Math.min(2, rows - pair * 2))
              : `M7 ${pair * 28 + 7}h${width}m${-width - 7} 14h${width}`
          }
        />
      ))}
      {children}
    </svg>
  );
}
