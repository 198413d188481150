// `FundingStages`: the stages of funding, drawn as a ladder beside a ruler.
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './FundingStages.css.ts';
import { formatDollars, type FundingStage, segmentOf } from './scale.ts';

export interface FundingStagesProps {
  /** The text under the drawing, which names the scale. */
  caption: string;
  /** The stages from the smallest up; each begins where the stage before it ends. `to` must be at least 2.5 times `from`. */
  stages: readonly FundingStage[];
}

/** The width of the ruler. Heights come from the scale. */
const rulerWidth = 56;
/** The width of the ladder in units of its drawing, which is stretched. */
const ladderWidth = 100;

interface SegmentProps extends FundingStage {
  /** Space between the lines of the hatching, in px. */
  hatch: number;
  /** True for the highest stage with an upper limit, where the blue ink of the ladder begins. */
  isTop: boolean;
}

/** The drawing of one stage: a segment of the ruler and of the ladder. Decorative: the text beside it says the same. */
function Segment({ from, to, hatch, isTop }: SegmentProps) {
  const { height, ticks } = segmentOf({ from, to });
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg
        className={styles.ruler}
        width={`${rulerWidth / 16}rem`}
        height={`${height / 16}rem`}
        viewBox={`0 0 ${rulerWidth} ${height}`}
      >
        {to !== null && (
          <text className={styles.amount} x={rulerWidth - 16} y="6">
            {formatDollars(to)}
          </text>
        )}
        <path className={styles.tick} d={ticks.map(y => `M${rulerWidth - 8} ${Math.round(y)}h8`).join('')} />
      </svg>
      <svg
        className={styles.segment}
        height={`${height / 16}rem`}
        viewBox={`0 0 ${ladderWidth} ${height}`}
        preserveAspectRatio="none"
      >
        {to === null ? (
          // Without an upper limit the rails fade out: their dashes are shorter towards the top, and the gaps wider.
          <path
            className={styles.rail}
            strokeDasharray="3 6 6 5 10 4 16 3 99"
            d={`M0 0v${height}M${ladderWidth} 0v${height}`}
          />
        ) : (
          <>
            {/* The dashes of a line that is as wide as the ladder. */}
            <path
              className={styles.hatch}
              strokeWidth={ladderWidth}
              strokeDasharray={`1 ${hatch - 1}`}
              d={`M${ladderWidth / 2} ${hatch + 1}V${height - 2}`}
            />
            <path className={styles.rail} d={`M0 ${height}V1.5H${ladderWidth}V${height}`} />
          </>
        )}
      </svg>
      <div className={to === null ? styles.withoutBlueInk : styles.blue[isTop ? 'top' : 'below']} />
    </div>
  );
}

/**
 * The stages of funding, drawn as a ladder beside a ruler with a logarithmic scale. The list begins with the smallest
 * stage and is displayed from the bottom up.
 */
export function FundingStages({ caption, stages }: FundingStagesProps) {
  const first = stages[0];
  return (
    <figure className={styles.root}>
      <ol className={styles.ladder}>
        {stages.map((stage, index) => (
          <li key={stage.name} className={styles.rung}>
            {/* The lines are closer together in each higher stage, so that it is darker. A wide ladder needs space between them. */}
            <Segment
              {...stage}
              hatch={Math.max(11 - 3 * index, 4)}
              isTop={(stages[index + 1]?.to ?? null) === null}
            />
            <div className={styles.text}>
              <Text as="span" variant="index">
                {stage.name}
              </Text>
              <span className={styles.amountRange}>{stage.label}</span>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.base}>
        {first && (
          <span className={styles.baseAmount} aria-hidden="true">
            {formatDollars(first.from)}
          </span>
        )}
      </div>
      <Text as="figcaption" variant="caption" tone="muted">
        {caption}
      </Text>
    </figure>
  );
}
