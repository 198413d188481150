import type { ReactNode } from 'react';
import * as styles from './__Name__.css.ts';

export const __name__Tones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

export interface __Name__Props {
  /** The color. @default 'plain' */
  tone?: keyof typeof styles.tones;
  /** The content. */
  children: ReactNode;
}

/** Describe the purpose of the component here, in one sentence. */
export function __Name__({ tone = 'plain', children }: __Name__Props) {
  return <div className={styles.tones[tone]}>{children}</div>;
}
