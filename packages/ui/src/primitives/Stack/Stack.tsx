import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Stack.css.ts';

export const stackDirections = Object.keys(styles.directions) as (keyof typeof styles.directions)[];
export const stackAlignments = Object.keys(styles.alignments) as (keyof typeof styles.alignments)[];

export interface StackProps extends Pick<Sprinkles, 'gap'> {
  /** `row` wraps. @default 'column' */
  direction?: keyof typeof styles.directions;
  /** @default 'stretch' */
  align?: keyof typeof styles.alignments;
  children: ReactNode;
}

/** Things one under (or beside) another, on the baseline. */
export function Stack({ direction = 'column', align = 'stretch', children, ...space }: StackProps) {
  return (
    <div
      className={classNames(
        styles.root,
        styles.directions[direction],
        styles.alignments[align],
        sprinkles(space),
      )}
    >
      {children}
    </div>
  );
}
