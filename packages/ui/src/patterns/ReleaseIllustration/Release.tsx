// The drawn press release of `ReleaseIllustration`. All lengths are in units of the drawing.
import { classNames } from '../../primitives/classNames.ts';
import { sentence } from './clippingProps.ts';
import { placeholderText, outline } from './drawing.ts';
import * as styles from './ReleaseIllustration.css.ts';

/** A panel between two folds. `rise` is how far the upper edge is skewed. */
const panel = { width: 108, height: 320, rise: 20, margin: 14 };
const innerWidth = panel.width - 2 * panel.margin;
/** The angle of the skewed edge, in degrees. */
const angle = (Math.atan2(panel.rise, panel.width) * 180) / Math.PI;
/** The distance of the marked sentence from the upper edge of its panel. */
const sentenceTop = 80;
/** The lines of the headline. */
const headline = ['A tenth', 'farm has', 'signed'];
const headlineSize = 20;
/** The start of the pseudo-random numbers that make torn edges. */
const seed = 7;
/** A dateline (the place at the start of the release) with more letters is compressed to the width of the panel. */
const maxDatelineLength = 14;

/** The press release: five folded panels, torn at the right. */
export function Release({ dateline, className }: { dateline: string; className: string }) {
  const text = (y: number, end: number) => placeholderText({ x: panel.margin, y, width: innerWidth, end });
  return (
    <svg
      className={classNames(className, styles.unfolded)}
      viewBox={`0 0 ${panel.width * 5} ${panel.height + panel.rise}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {Array.from({ length: 5 }, (_, index) => {
        // Every second panel is folded the other way. The second has the marked sentence. Narrow screens hide the third and the fourth.
        const isBack = index % 2 === 1;
        const isFirst = index === 0;
        const isLast = index === 4;
        return (
          <g
            key={index}
            className={classNames(
              (index === 2 || index === 3) && styles.hiddenInPile,
              isLast && styles.lastPanel,
            )}
          >
            <g
              transform={`translate(${index * panel.width} ${isBack ? 0 : panel.rise}) skewY(${(isBack ? angle : -angle).toFixed(1)})`}
            >
              <path
                className={isBack ? styles.backOfPanel : styles.surface}
                d={outline({
                  width: panel.width,
                  height: panel.height,
                  tornSides: isLast ? ['right'] : [],
                  seed,
                })}
              />
              {isFirst && (
                <>
                  <text className={styles.text} x={panel.margin} y="26">
                    FOR IMMEDIATE
                  </text>
                  <text className={styles.text} x={panel.margin} y="38">
                    RELEASE
                  </text>
                  {headline.map((line, row) => (
                    <text
                      key={line}
                      className={styles.headline}
                      fontSize={headlineSize}
                      x={panel.margin}
                      y={64 + row * headlineSize}
                      textLength={innerWidth}
                      lengthAdjust="spacingAndGlyphs"
                    >
                      {line}
                    </text>
                  ))}
                  <text
                    className={styles.text}
                    x={panel.margin}
                    y="126"
                    {...(dateline.length > maxDatelineLength && {
                      textLength: innerWidth,
                      lengthAdjust: 'spacingAndGlyphs',
                    })}
                  >
                    {dateline}
                  </text>
                </>
              )}
              <path
                className={styles.placeholderText}
                strokeWidth={innerWidth}
                d={text(isFirst ? 136 : 24, panel.height - (isLast ? 36 : 18))}
              />
              {index === 1 && (
                <>
                  <path className={styles.marker} d={`M11 ${sentenceTop}h${innerWidth + 6}v14H11z`} />
                  <text
                    className={styles.sentence}
                    x={panel.margin}
                    y={sentenceTop + 10}
                    textLength={innerWidth}
                    lengthAdjust="spacingAndGlyphs"
                  >
                    {sentence}
                  </text>
                </>
              )}
              {isLast && (
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
