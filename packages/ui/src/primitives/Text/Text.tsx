import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Text.css.ts';

export const textVariants = Object.keys(styles.variants) as (keyof typeof styles.variants)[];
export const textTones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

export interface TextProps {
  /** The element, by meaning: a `head` may be an h2 or an h3. @default 'p' */
  as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'figcaption';
  /** A step of the type scale. @default 'body' */
  variant?: keyof typeof styles.variants;
  /** @default 'ink' */
  tone?: keyof typeof styles.tones;
  /** For what it names or describes. */
  id?: string;
  children: ReactNode;
}

/** Words, set in one step of the type scale. Headlines are set by `CopyfitHeadline` instead. */
export function Text({ as: Tag = 'p', variant = 'body', tone = 'ink', id, children }: TextProps) {
  return (
    <Tag id={id} className={classNames(styles.variants[variant], styles.tones[tone])}>
      {children}
    </Tag>
  );
}
