// The drawn press release of `ReleaseIllustration`. All lengths are in units of the drawing.
import { classNames } from '../../primitives/classNames.ts';
import { sentenceLines } from './clippingProps.ts';
import { placeholderText, outline } from './drawing.ts';
import * as styles from './ReleaseIllustration.css.ts';

/** A panel between two folds. `rise` is how far the upper edge is skewed. */
const panel = { width: 132, height: 330, rise: 18, margin: 14 };
const innerWidth = panel.width - 2 * panel.margin;
/** The angle of the skewed edge, in degrees. */
const angle = (Math.atan2(panel.rise, panel.width) * 180) / Math.PI;
/** The lines of the headline. */
const headline = ['A tenth', 'farm has', 'signed'];
const headlineSize = 28;
/** The start of the pseudo-random numbers that make torn edges. */
const seed = 7;
/** A dateline (the place at the start of the release) with more letters is compressed to the width of the panel. */
const maxDatelineLength = 18;

/** The press release: three folded panels, torn at the right. A pencil line leads from its marked sentence to the clippings. */
export function Release({ dateline, className }: { dateline: string; className: string }) {
  const lines = (y: number, end: number) => (
    <path
      className={styles.placeholderText}
      strokeWidth={innerWidth}
      d={placeholderText({ x: panel.margin, y, width: innerWidth, end })}
    />
  );
  const [front, back, last] = [
    <>
      <text
        className={styles.text}
        x={panel.margin}
        y="28"
        textLength={innerWidth}
        lengthAdjust="spacingAndGlyphs"
      >
        FOR IMMEDIATE RELEASE
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
        y="146"
        {...(dateline.length > maxDatelineLength && {
          textLength: innerWidth,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {dateline}
      </text>
      {lines(158, 314)}
    </>,
    <>
      {lines(22, 96)}
      <g transform={`translate(${panel.margin} 106) scale(1.9)`}>
        <path className={styles.marker} d="M-3 0h60v25H-3z" />
        {sentenceLines.map((line, row) => (
          <text key={line} className={styles.sentence} fontSize="10" y={10 + row * 11}>
            {line}
          </text>
        ))}
      </g>
      {lines(166, 314)}
    </>,
    <>
      {lines(22, 284)}
      <text className={styles.text} x="54" y="312">
        ###
      </text>
    </>,
  ];
  return (
    <svg
      className={classNames(className, styles.unfolded)}
      viewBox={`0 0 ${panel.width * 3} ${panel.height + panel.rise}`}
      aria-hidden="true"
    >
      {[front, back, last].map((content, index) => {
        // The second panel is folded the other way.
        const isBack = index === 1;
        return (
          <g
            key={index}
            transform={`translate(${index * panel.width} ${isBack ? 0 : panel.rise}) skewY(${(isBack ? angle : -angle).toFixed(1)})`}
          >
            <path
              className={isBack ? styles.backOfPanel : styles.surface}
              d={outline({
                width: panel.width,
                height: panel.height,
                tornSides: index === 2 ? ['right'] : [],
                seed,
              })}
            />
            {content}
          </g>
        );
      })}
      <path className={styles.pencil} d="M256 168C290 236 372 236 428 160m-20 6 22-8-2 24" />
    </svg>
  );
}
