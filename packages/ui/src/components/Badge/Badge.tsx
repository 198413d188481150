import * as styles from './Badge.css.ts';

export const badgeTones = ['pencil', 'marker', 'plain', 'ink', 'struck'] as const;

export interface BadgeProps {
  /** `pencil`: needs attention. `marker`: in progress. `ink`: done. `struck`: closed. @default 'plain' */
  tone?: (typeof badgeTones)[number];
  /** One word. It must be clear without its color. */
  children: string;
}

/** The status of an item, in one word. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}
