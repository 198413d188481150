import { Fragment, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CopyfitHeadline.css.ts';
import { CopyfitContext } from './CopyfitContext.ts';
import { estimate } from './estimate.ts';
import { solveLive } from './live.ts';
import { digitClasses } from './setting.ts';
import { copyfitKey, type CopyfitRequest, type Fit, solve } from './solve.ts';
import { strike } from './strike.ts';
import { type Chunk, type HeadlineText, marksOf } from './text.ts';

/** Line heights of headlines, as multiples of their type. */
export const leadings = [0.72, 0.8, 0.82, 0.84, 0.86, 0.9, 0.92, 1] as const;

export interface CopyfitHeadlineProps {
  /** The element, by meaning; `p` or `span` for what looks like a headline and is none. */
  as: 'h1' | 'h2' | 'h3' | 'p' | 'span';
  /**
   * The words: lines on wide sheets, each in the chunks that are lines on narrow ones. A run may be struck out
   * (`{ del }`) or written in (`{ ins }`); one correction a page.
   */
  text: HeadlineText;
  /** Which of the sizes that fill the measure: 0 the smallest and widest, 1 the largest and narrowest. @default 0.5 */
  bias?: number;
  /** Shares one size with all headlines of this group, which are all in capitals or none. */
  group?: string;
  /** Line height. Capitals alone stack at .72. @default 0.86 */
  leading?: (typeof leadings)[number];
  /** Set in capitals by the typesetter, not by the writer. */
  uppercase?: boolean;
  /** For the section that it names. */
  id?: string;
}

/** Fitted by the build or the browser, and until then about right. */
function useFit(request: CopyfitRequest): Fit {
  const key = copyfitKey(request);
  const printed = useContext(CopyfitContext)(request);
  const [live, setLive] = useState<{ key: string; fit: Fit }>();
  const isPrinted = printed !== undefined;
  useLayoutEffect(
    () =>
      isPrinted ? undefined : solveLive(JSON.parse(key) as CopyfitRequest, fit => setLive({ key, fit })),
    [isPrinted, key],
  );
  return printed ?? (live?.key === key ? live.fit : solve(request, estimate));
}

function Struck({ words }: { words: string }) {
  return (
    <del className={styles.struck}>
      <VisuallyHidden>struck out: </VisuallyHidden>
      {words}
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

const runs = (chunk: Chunk): ReactNode =>
  marksOf(chunk).map((mark, index) => {
    if (typeof mark === 'string') return mark;
    if ('del' in mark) return <Struck key={index} words={mark.del} />;
    return (
      <ins key={index} className={styles.written}>
        <VisuallyHidden>corrected to: </VisuallyHidden>
        {mark.ins}
      </ins>
    );
  });

/**
 * A headline whose every line fills its column, through the width of its letters: measured when the site is built and shipped as
 * classes, so that it stands without script and nothing moves. Its column needs a width of its own.
 */
export function CopyfitHeadline({
  as: Tag,
  text,
  bias = 0.5,
  group,
  leading = 0.86,
  uppercase = false,
  id,
}: CopyfitHeadlineProps) {
  const { wide, narrow } = useFit({ text, bias, uppercase, group });
  return (
    <Tag id={id} className={classNames(styles.root, styles.leads[leading], uppercase && styles.uppercase)}>
      {text.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={classNames(styles.line, narrow && styles.breaking, digitClasses(wide[index]!))}>
            {line.map((chunk, at) => (
              <Fragment key={at}>
                {at > 0 && ' '}
                {narrow ? (
                  <span className={classNames(styles.line, styles.chunk, digitClasses(narrow[index]![at]!))}>
                    {runs(chunk)}
                  </span>
                ) : (
                  runs(chunk)
                )}
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </Tag>
  );
}
