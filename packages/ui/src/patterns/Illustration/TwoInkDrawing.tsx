import type { ReactNode } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import * as styles from './TwoInkDrawing.css.ts';

/** The distance between two dots of a row, and between two rows, in units of the drawing. */
const dotDistance = 14;

export interface TwoInkDrawingProps {
  /** In units of the drawing. */
  width: number;
  height: number;
  /** The width of lines, in units of the drawing. */
  strokeWidth: number;
  /** True if the drawing fills its container, which cuts off what does not fit. */
  fillsContainer?: boolean;
  children: ReactNode;
}

/** A drawing in black and blue ink, on rows of dots that grow from top to bottom. Decorative. */
export function TwoInkDrawing({ width, height, strokeWidth, fillsContainer, children }: TwoInkDrawingProps) {
  return (
    <svg
      className={classNames(styles.root, fillsContainer && styles.filling)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fillsContainer ? 'xMidYMid slice' : undefined}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {Array.from({ length: Math.ceil(height / dotDistance) }, (_, row) => (
        <path
          key={row}
          className={styles.dots}
          strokeWidth={1.5 + Math.round(row * 3.5) / 10}
          d={`M${row % 2 ? 0 : 7} ${row * dotDistance + 7}h${width}`}
        />
      ))}
      {children}
    </svg>
  );
}
