import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Grid.css.ts';

export const gridAreas = Object.keys(styles.areas) as (keyof typeof styles.areas)[];

export interface GridProps {
  /** Space between rows. @default 4 */
  gap?: Sprinkles['gap'];
  children: ReactNode;
}

/** The sheet's twelve columns. Its children are `GridArea`s. */
export function Grid({ gap = 4, children }: GridProps) {
  return <div className={classNames(sprinkles({ gap }), styles.root)}>{children}</div>;
}

export interface GridAreaProps {
  /** Which columns, from the medium breakpoint up; all twelve below it. */
  area: keyof typeof styles.areas;
  children: ReactNode;
}

export function GridArea({ area, children }: GridAreaProps) {
  return <div className={styles.areas[area]}>{children}</div>;
}
