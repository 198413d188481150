import type { ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';
import { classNames } from '../classNames.ts';
import * as styles from './Box.css.ts';

export const boxBackgrounds = Object.keys(styles.backgrounds) as (keyof typeof styles.backgrounds)[];

export interface BoxProps extends Pick<
  Sprinkles,
  'padding' | 'paddingBlock' | 'paddingInline' | 'marginTop'
> {
  /** @default 'div' */
  as?: 'div' | 'section' | 'header' | 'main';
  /** A raised sheet with a fine edge. @default 'none' */
  background?: keyof typeof styles.backgrounds;
  /** Take the width of a page, with its margins. */
  page?: boolean;
  children?: ReactNode;
}

/** A rectangle of paper. */
export function Box({ as: Tag = 'div', background = 'none', page = false, children, ...space }: BoxProps) {
  return (
    <Tag className={classNames(styles.backgrounds[background], page && styles.page, sprinkles(space))}>
      {children}
    </Tag>
  );
}
