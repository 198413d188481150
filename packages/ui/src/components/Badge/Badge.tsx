import * as styles from './Badge.css.ts';

export const badgeTones = ['attention', 'progress', 'neutral', 'done', 'closed'] as const;

export interface BadgeProps {
  /** The kind of status: `attention` (blue) waits for the reader, `progress` is highlighted, `closed` struck through. @default 'neutral' */
  tone?: (typeof badgeTones)[number];
  /** One word. It must be clear without its color. */
  children: string;
}

/** The status of an item, in one word. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}
