import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';
import { classes } from '../classes.ts';
import * as styles from './Box.css.ts';

export const boxStocks = Object.keys(styles.stocks) as (keyof typeof styles.stocks)[];

export interface BoxProps extends Pick<
  Sprinkles,
  'padding' | 'paddingBlock' | 'paddingInline' | 'marginTop'
> {
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'main';
  /** A raised sheet with a fine edge. @default 'none' */
  stock?: keyof typeof styles.stocks;
  /** Take the width of a page, with its margins. */
  page?: boolean;
  children?: ReactNode;
}

/** A rectangle of paper. */
export function Box({ as: Tag = 'div', stock = 'none', page = false, children, ...space }: BoxProps) {
  return (
    <Tag className={classes(styles.stocks[stock], page && styles.page, sprinkles(space))}>{children}</Tag>
  );
}
