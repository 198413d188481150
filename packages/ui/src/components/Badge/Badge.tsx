import * as styles from './Badge.css.ts';

export const badgeTones = ['pencil', 'marker', 'plain', 'ink', 'struck'] as const;

export interface BadgeProps {
  /** `pencil` for what wants attention, `marker` for what is under way, `ink` for what is done, `struck` for what is over. @default 'plain' */
  tone?: (typeof badgeTones)[number];
  /** One word. It says everything; the ink only says it faster. */
  children: string;
}

/** A mark in the margin of a line: where it stands. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={styles.tones[tone]}>{children}</span>;
}
