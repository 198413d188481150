// `FundingStageMark`: one stage of funding: its amounts, and its place on the ladder of all stages.
import { classNames } from '../../primitives/classNames.ts';
import * as inks from '../Illustration/TwoInkDrawing.css.ts';
import * as styles from './FundingStageMark.css.ts';
import type { FundingStage } from './scale.ts';

export interface FundingStageMarkProps {
  /** The name of the stage. */
  name: string;
  /** All stages, from the smallest up. */
  stages: readonly FundingStage[];
  /** Places the mark. */
  className?: string;
}

/** The height of a rung, in units of the drawing. */
const rungHeight = 16;

/** One stage of funding. Decorative: the text beside it says the same. */
export function FundingStageMark({ name, stages, className }: FundingStageMarkProps) {
  const index = stages.findIndex(stage => stage.name === name);
  const height = stages.length * rungHeight;
  const top = height - (index + 1) * rungHeight;
  const rungs = stages.slice(1).map((_, rung) => (rung + 1) * rungHeight);
  return (
    <div className={classNames(styles.root, className)} aria-hidden="true">
      <svg className={styles.ladder} viewBox={`-2 0 88 ${height + 2}`}>
        <path className={inks.blue} d={`M0 ${top}h80v${rungHeight}H0z`} />
        <path d={`M0 0v${height}h80V0${rungs.map(y => `M0 ${y}h80`).join('')}`} />
      </svg>
      <span className={styles.amounts}>{stages[index]?.label}</span>
    </div>
  );
}
