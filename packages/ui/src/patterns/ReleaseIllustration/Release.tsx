import { classNames } from '../../primitives/classNames.ts';
import { placeholderText, outline, randomSequence } from './drawing.ts';
import * as styles from './ReleaseIllustration.css.ts';

/** A panel between two folds, in units of the drawing. `rise` is how far the upper edge is skewed. */
const panel = { width: 108, height: 320, rise: 20, margin: 14 };
const inner = panel.width - 2 * panel.margin;
const angle = (Math.atan2(panel.rise, panel.width) * 180) / Math.PI;
const markedLineY = 96;
/** A dateline with more letters is compressed to the width of the panel. */
const maxDatelineLength = 14;

/** The press release: five folded panels, torn at the right. */
export function Release({ dateline, className }: { dateline: string; className: string }) {
  const random = randomSequence(7);
  const text = (y: number, end: number) =>
    placeholderText(
      { x: panel.margin, y, width: inner, lines: Math.floor((end - y) / 8), ragged: true },
      random,
    );
  return (
    <svg
      className={classNames(className, styles.unfolded)}
      viewBox={`0 0 ${panel.width * 5} ${panel.height + panel.rise}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {Array.from({ length: 5 }, (_, index) => {
        const back = index % 2 === 1;
        const first = index === 0;
        const last = index === 4;
        return (
          <g
            key={index}
            className={classNames(
              (index === 2 || index === 3) && styles.hiddenInPile,
              last && styles.lastPanel,
            )}
          >
            <g
              transform={`translate(${index * panel.width} ${back ? 0 : panel.rise}) skewY(${(back ? angle : -angle).toFixed(1)})`}
            >
              <path
                className={back ? styles.backOfPanel : styles.surface}
                d={outline(panel.width, panel.height, last ? ['right'] : [], 7)}
              />
              {first && (
                <>
                  <text className={styles.text} x={panel.margin} y="26">
                    FOR IMMEDIATE
                  </text>
                  <text className={styles.text} x={panel.margin} y="38">
                    RELEASE
                  </text>
                  <path className={styles.ink} d="M14 56h80v12H14zM14 74h80v12H14zM14 92h48v12H14z" />
                  <text
                    className={styles.text}
                    x={panel.margin}
                    y="126"
                    {...(dateline.length > maxDatelineLength && {
                      textLength: inner,
                      lengthAdjust: 'spacingAndGlyphs',
                    })}
                  >
                    {dateline}
                  </text>
                </>
              )}
              <path
                className={styles.placeholderText}
                d={text(first ? 136 : 24, panel.height - (last ? 36 : 18))}
              />
              {index === 2 && (
                <>
                  <path className={styles.marker} d={`M11 ${markedLineY - 6}h${inner + 2}v12H11z`} />
                  <path className={styles.markedLine} d={`M14 ${markedLineY}h${Math.round(inner * 0.86)}`} />
                </>
              )}
              {last && (
                <text className={styles.text} x="32" y={panel.height - 18}>
                  ###
                </text>
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
