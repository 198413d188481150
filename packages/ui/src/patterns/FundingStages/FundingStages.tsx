import { Text } from '../../primitives/Text/index.ts';
import * as styles from './FundingStages.css.ts';
import { dollars, type FundingStage, step } from './scale.ts';

export interface FundingStagesProps {
  /** What is drawn, and on which scale. */
  caption: string;
  /** From the ground up; each begins where the one below it ends. Under a factor of 2.5 its words have no room. */
  stages: readonly FundingStage[];
}

/** Left rail, right rail, and the width of the drawing; heights come from the scale. */
const [left, right, width] = [64, 112, 114];

interface SegmentProps extends FundingStage {
  /** Space between the lines of the hatching, in px: the tone of the step. */
  hatch: number;
}

/** One step of the ladder with its stretch of the ruler. Decoration: the words beside it say the same. */
function Segment({ from, to, hatch }: SegmentProps) {
  const { height, ticks } = step({ from, to });
  const lines = Math.floor((height - 4) / hatch);
  const span = right - left;
  return (
    <svg
      className={styles.drawing}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {to === null ? (
        // The rails go on, out of the drawing.
        <path
          className={styles.rail}
          strokeDasharray="3 6 6 5 10 4 16 3 99"
          d={`M${left} 0v${height}M${right} 0v${height}`}
        />
      ) : (
        <>
          <path className={styles.hatch} d={`M${left} 2${`m0 ${hatch}h${span}m${-span} 0`.repeat(lines)}`} />
          <path className={styles.rail} d={`M${left} ${height}V1.5H${right}V${height}`} />
          <text className={styles.amount} x={left - 16} y="13">
            {dollars(to)}
          </text>
        </>
      )}
      <path className={styles.tick} d={ticks.map(y => `M${left - 8} ${y}h8`).join('')} />
    </svg>
  );
}

/**
 * The stages of funding as a ladder with a ruler beside it, drawn to a logarithmic scale. It is read from the ground
 * up, so the list begins with the lowest step and is only drawn upside down.
 */
export function FundingStages({ caption, stages }: FundingStagesProps) {
  const ground = stages[0];
  return (
    <figure className={styles.root}>
      <ol className={styles.ladder}>
        {stages.map((stage, index) => (
          <li key={stage.name} className={styles.rung}>
            <Segment {...stage} hatch={Math.max(10 - 3 * index, 3)} />
            <div className={styles.words}>
              <Text as="span" variant="index">
                {stage.name}
              </Text>
              <span className={styles.raise}>{stage.label}</span>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.ground}>
        {ground && (
          <span className={styles.groundAmount} aria-hidden="true">
            {dollars(ground.from)}
          </span>
        )}
      </div>
      <Text as="figcaption" variant="caption" tone="muted">
        {caption}
      </Text>
    </figure>
  );
}
