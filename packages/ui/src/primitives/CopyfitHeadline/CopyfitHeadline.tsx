// The component of every headline: each line is as wide as its column. The fit of a headline is the size of each line and the width of its
// letters.
import { Fragment, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CopyfitHeadline.css.ts';
import { CopyfitContext } from './CopyfitContext.ts';
import { digitClasses } from './lineFit.ts';
import { copyfitKey, type CopyfitRequest, type HeadlineFit } from './request.ts';
import { roughFit } from './roughFit.ts';
import { strike } from './strike.ts';
import { type Chunk, type HeadlineText, type Run, runsIn } from './text.ts';

/** Line heights, as multiples of the font size. */
export const lineHeights = [0.72, 0.8, 0.82, 0.84, 0.86, 0.9, 0.92, 1] as const;

export interface CopyfitHeadlineProps {
  /** `p` or `span` for text that only looks like a headline. */
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /**
   * The lines on wide screens, each divided into the chunks that are lines on narrow screens. A run may be struck out
   * (`{ del }`) or handwritten (`{ ins }`). At most one correction per page.
   */
  text: HeadlineText;
  /** From 0 (smallest type, widest letters) to 1 (largest type, narrowest letters). @default 0.5 */
  sizeBias?: number;
  /** Headlines of one group have the same size. All or none of them are `uppercase`. */
  group?: string;
  /** Line height. Capitals can be stacked at 0.72. @default 0.86 */
  lineHeight?: (typeof lineHeights)[number];
  /** Sets the headline in capitals. */
  uppercase?: boolean;
  /** The largest size of a line, in hundredths of the column's width. A short line of this size does not fill the column. */
  largestSize?: number;
  /**
   * The size of the lines on wide screens, in hundredths of the column's width, so that the headlines of several pages have one size. A line
   * that does not fill the column at this size gets the nearest one that does. @default the size that `sizeBias` picks
   */
  wideSize?: number;
  /**
   * The size of the lines on narrow screens, in hundredths of the column's width, so that several headlines have one size there. A line that
   * does not fill the column at this size gets the nearest one that does.
   */
  narrowSize?: number;
  /** Renders a run of a line around its text, for words that are controls. The run must stay as wide as its text. */
  wrapRun?: (run: Run, content: ReactNode, line: number, index: number) => ReactNode;
  /** A phrase that screen readers and search engines read in place of the lines, for a headline that is not a complete phrase. */
  accessibleText?: string;
  /** The id of the headline, for the `aria-labelledby` of a section. */
  id?: string;
}

/** The headline's fit from the build, or else from the browser. Until the browser has the solver, it is a rough one. */
function useFit(request: CopyfitRequest): HeadlineFit {
  const key = copyfitKey(request);
  const prerendered = useContext(CopyfitContext)(request);
  const [solved, setSolved] = useState<{ key: string; fit: HeadlineFit }>();
  const isPrerendered = prerendered !== undefined;
  useLayoutEffect(() => {
    if (isPrerendered) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void (async () => {
      // The solver is downloaded on demand, because most headlines are prerendered. If the download fails, the rough fit stays.
      const solver = await import('./solveInBrowser.ts').catch(() => undefined);
      if (isUnmounted) return;
      stop = solver?.solveInBrowser(JSON.parse(key) as CopyfitRequest, fit => setSolved({ key, fit }));
    })();
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isPrerendered, key]);
  return prerendered ?? (solved?.key === key ? solved.fit : roughFit(request));
}

/** A struck-out word, with the drawn line through it. */
function Deletion({ text }: { text: string }) {
  return (
    // Screen readers read only the corrected headline: with both words it would be hard to understand.
    <del
      className={classNames(styles.deletion, !/[A-Z\dbdfhkl]/.test(text) && styles.withoutAscenders)}
      aria-hidden="true"
    >
      {text}
      <svg
        className={styles.strike}
        viewBox={`0 0 ${strike.width} ${strike.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d={strike.path} />
      </svg>
    </del>
  );
}

function renderRun(run: Run, index: number): ReactNode {
  if (typeof run === 'string') return run;
  if ('del' in run) return <Deletion key={index} text={run.del} />;
  return (
    <ins
      key={index}
      className={classNames(styles.insertion, /[fgjpqy]/.test(run.ins) && styles.withDescender)}
      role="none"
    >
      {run.ins}
    </ins>
  );
}

/**
 * A headline whose lines all fill the column: the widths of the letters are adjusted. The site's build computes the fit
 * and renders it as classes, so that no script is needed and nothing moves. The column's width must not depend on the headline.
 */
export function CopyfitHeadline({
  as: Tag,
  text,
  sizeBias = 0.5,
  group,
  lineHeight = 0.86,
  uppercase = false,
  largestSize,
  wideSize,
  narrowSize,
  wrapRun,
  accessibleText,
  id,
}: CopyfitHeadlineProps) {
  const { wide, narrow } = useFit({
    text,
    sizeBias,
    uppercase,
    lineHeight,
    group,
    largestSize,
    wideSize,
    narrowSize,
  });
  const renderRuns = (chunk: Chunk, line: number) =>
    runsIn(chunk).map((run, index) => {
      const content = renderRun(run, index);
      return wrapRun ? wrapRun(run, content, line, index) : content;
    });
  return (
    <Tag
      id={id}
      className={classNames(styles.root, styles.lineHeightStyles[lineHeight], uppercase && styles.uppercase)}
    >
      {accessibleText !== undefined && <VisuallyHidden>{accessibleText}</VisuallyHidden>}
      {text.map((line, index) => (
        <Fragment key={index}>
          {(index > 0 || accessibleText !== undefined) && ' '}
          <span
            className={classNames(styles.line, narrow && styles.dividedLine, digitClasses(wide[index]!))}
            aria-hidden={accessibleText !== undefined || undefined}
          >
            {line.map((chunk, chunkIndex) => (
              <Fragment key={chunkIndex}>
                {chunkIndex > 0 && ' '}
                {narrow ? (
                  <span
                    className={classNames(
                      styles.line,
                      styles.chunk,
                      digitClasses(narrow[index]![chunkIndex]!),
                    )}
                  >
                    {renderRuns(chunk, index)}
                  </span>
                ) : (
                  renderRuns(chunk, index)
                )}
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </Tag>
  );
}
