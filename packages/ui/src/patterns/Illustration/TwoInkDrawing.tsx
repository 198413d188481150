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
const rowsOfDots = (width: number, firstRow: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const row = firstRow + index;
    return `M${(row % 2 ? 0 : 7) - width - (width % dotDistance)} ${row * dotDistance + 7}h${width * 3}`;
  }).join('');

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
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          className={styles.dots}
          strokeWidth={dotSize(row)}
          d={
            fillsContainer
              ? rowsOfDots(width, row, 1)
              : `M${row % 2 ? 0 : 7} ${row * dotDistance + 7}h${width}`
          }
        />
      ))}
      {children}
    </svg>
  );
}
