import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Text.css.ts';

export const textVariants = Object.keys(styles.variants) as (keyof typeof styles.variants)[];
export const textTones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

export interface TextProps {
  /** The element, independent of the look: a `head` may be an h2 or an h3. @default 'p' */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'figcaption';
  /** The step of the type scale. @default 'body' */
  variant?: keyof typeof styles.variants;
  /** The color. @default 'ink' */
  tone?: keyof typeof styles.tones;
  /** The id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** The text. */
  children: ReactNode;
}

/** Text in one step of the type scale. Use `CopyfitHeadline` for headlines. */
export function Text({ as: Tag = 'p', variant = 'body', tone = 'ink', id, children }: TextProps) {
  return (
    <Tag id={id} className={classNames(styles.variants[variant], styles.tones[tone])}>
      {children}
    </Tag>
  );
}
