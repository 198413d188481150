import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';
import { classes } from '../classes.ts';
import * as styles from './Grid.css.ts';

export const gridAreas = Object.keys(styles.areas) as (keyof typeof styles.areas)[];

export interface GridProps {
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** Space between rows. @default 4 */
  gap?: Sprinkles['gap'];
  children: ReactNode;
}

/** The sheet's twelve columns. Its children are `GridArea`s. */
export function Grid({ as: Tag = 'div', gap = 4, children }: GridProps) {
  return <Tag className={classes(sprinkles({ gap }), styles.root)}>{children}</Tag>;
}

export interface GridAreaProps {
  /** @default 'div' */
  as?: 'div' | 'li' | 'aside' | 'section' | 'nav';
  /** Which columns, from the medium breakpoint up; all twelve below it. */
  area: keyof typeof styles.areas;
  children: ReactNode;
}

export function GridArea({ as: Tag = 'div', area, children }: GridAreaProps) {
  return <Tag className={styles.areas[area]}>{children}</Tag>;
}
