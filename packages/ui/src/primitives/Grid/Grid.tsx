import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type Spacing, spacingClasses } from '../spacingClasses.ts';
import * as styles from './Grid.css.ts';

export const gridAreas = Object.keys(styles.areas) as (keyof typeof styles.areas)[];

export interface GridProps {
  /** Space between the rows. @default 4 */
  gap?: Spacing['gap'];
  /** `GridArea`s. */
  children: ReactNode;
}

/** The twelve columns of a page. Its children are `GridArea`s. */
export function Grid({ gap = 4, children }: GridProps) {
  return <div className={classNames(spacingClasses({ gap }), styles.root)}>{children}</div>;
}

export interface GridAreaProps {
  /** The columns of the area, from the small breakpoint up. On narrower screens every area has all twelve columns. */
  area: keyof typeof styles.areas;
  /** The content of the area. */
  children: ReactNode;
}

/** A group of columns in a `Grid`. */
export function GridArea({ area, children }: GridAreaProps) {
  return <div className={styles.areas[area]}>{children}</div>;
}
