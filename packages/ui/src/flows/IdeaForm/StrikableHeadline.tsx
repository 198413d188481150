// `StrikableHeadline`: a headline whose words are buttons; a click strikes a word out.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { CopyfitHeadline, type Run } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { Headline, Word } from './headlineWords.ts';
import * as styles from './StrikableHeadline.css.ts';

export interface HeadlineCopy {
  /** The text above the headline. */
  readonly label: string;
  /** The text in the place of the headline until something is written. */
  readonly placeholder: string;
  /** The text under the headline: what a click on a word does. */
  readonly hint: string;
  /** The text in place of the hint when a word is struck: how the word is sent. */
  readonly struckHint: string;
  /** The text in place of the hint when the text is longer than the headline. */
  readonly cutHint: string;
  /** The text before the word, in the name of its button: `Strike out`. */
  readonly strike: string;
}

export interface StrikableHeadlineProps {
  copy: HeadlineCopy;
  headline: Headline;
  /** The word that is struck out; undefined if none is. */
  struck: Word | undefined;
  /** Called with the word to strike, or undefined to strike none. */
  onStrike: (word: Word | undefined) => void;
}

/** The keys that move between the words, and by how many. */
const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Shows a text as a headline whose words are buttons. A click strikes a word out; one word can be struck at a time. */
export function StrikableHeadline({ copy, headline, struck, onStrike }: StrikableHeadlineProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  // One word is in the tab order. The arrow keys move between the words.
  const [focusable, setFocusable] = useState(0);
  const { lines, isCut } = headline;
  const words = lines.flat();
  const current = Math.min(focusable, words.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key === 'Escape' || (event.key === 'z' && (event.ctrlKey || event.metaKey));
    if (isUndo && struck) {
      event.preventDefault();
      onStrike(undefined);
      return;
    }
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const isReversed = /^Arrow[LR]/.test(event.key) && toolbar.current!.matches(':dir(rtl)');
    const next = Math.min(words.length - 1, Math.max(0, current + (isReversed ? -step : step)));
    setFocusable(next);
    toolbar.current!.querySelectorAll('button')[next]!.focus();
  };

  /** The runs of a line, as `CopyfitHeadline` takes them: words with a space between two. The struck word is a `del`. */
  const runsOf = (line: readonly Word[]): Run[] =>
    line.flatMap((word, index) => [
      ...(index > 0 ? [' '] : []),
      word === struck ? { del: word.text } : word.text,
    ]);
  /** Makes a button of each word. */
  const wrapRun = (_: Run, content: ReactNode, line: number, index: number) => {
    // Every second run is a space. A text that was cut ends with an ellipsis, which is not a word either.
    const word = index % 2 === 0 ? lines[line]![index / 2] : undefined;
    if (!word) return content;
    const position = words.indexOf(word);
    return (
      <button
        key={word.start}
        type="button"
        className={styles.word}
        tabIndex={position === current ? 0 : -1}
        aria-pressed={word === struck}
        aria-label={`${copy.strike} ${word.text}`}
        onFocus={() => setFocusable(position)}
        onClick={() => onStrike(word === struck ? undefined : word)}
      >
        {content}
      </button>
    );
  };
  const text = lines.map((line, index) => [
    [...runsOf(line), ...(isCut && index === lines.length - 1 ? ['', '…'] : [])],
  ]);

  return (
    <div className={styles.root} data-headline="">
      <Text variant="label">{copy.label}</Text>
      <div className={styles.frame} dir="auto">
        {words.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- Its buttons take the focus.
          <div ref={toolbar} role="toolbar" aria-label={copy.label} onKeyDown={onKeyDown}>
            {/* `largestSize` is in hundredths of the width of the column. */}
            <CopyfitHeadline as="span" text={text} sizeBias={0.3} largestSize={20} wrapRun={wrapRun} />
          </div>
        ) : (
          <p className={styles.placeholder}>{copy.placeholder}</p>
        )}
      </div>
      <Text variant="caption" tone="muted">
        {isCut ? copy.cutHint : struck ? copy.struckHint : copy.hint}
      </Text>
    </div>
  );
}
