import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type Spacing, spacingClasses } from '../spacingClasses.ts';
import * as styles from './Box.css.ts';

export const boxBackgrounds = Object.keys(styles.backgrounds) as (keyof typeof styles.backgrounds)[];

export interface BoxProps extends Pick<Spacing, 'padding' | 'paddingBlock' | 'paddingInline' | 'marginTop'> {
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'header' | 'main';
  /** `surface` is a raised panel with a thin border. @default 'none' */
  background?: keyof typeof styles.backgrounds;
  /** Takes the width of a page, with its margins. */
  pageWidth?: boolean;
  /** The content. */
  children?: ReactNode;
}

/** A box with spacing, and optionally a background or the width of a page. */
export function Box({
  as: Tag = 'div',
  background = 'none',
  pageWidth = false,
  children,
  ...space
}: BoxProps) {
  return (
    <Tag
      className={classNames(
        styles.backgrounds[background],
        pageWidth && styles.pageWidth,
        spacingClasses(space),
      )}
    >
      {children}
    </Tag>
  );
}
