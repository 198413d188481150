import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type Spacing, spacingClasses } from '../spacingClasses.ts';
import * as styles from './Stack.css.ts';

export const stackDirections = Object.keys(styles.directions) as (keyof typeof styles.directions)[];
export const stackAlignments = Object.keys(styles.alignments) as (keyof typeof styles.alignments)[];

export interface StackProps extends Pick<Spacing, 'gap'> {
  /** The main axis; a `row` wraps. @default 'column' */
  direction?: keyof typeof styles.directions;
  /** Alignment across the main axis. @default 'stretch' */
  align?: keyof typeof styles.alignments;
  /** The items. */
  children: ReactNode;
}

/** Arranges its children in a column or a row, with equal space between them. */
export function Stack({ direction = 'column', align = 'stretch', children, ...space }: StackProps) {
  return (
    <div
      className={classNames(
        styles.root,
        styles.directions[direction],
        styles.alignments[align],
        spacingClasses(space),
      )}
    >
      {children}
    </div>
  );
}
