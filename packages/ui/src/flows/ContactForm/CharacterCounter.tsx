import { type RefObject, useEffect, useState } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ContactForm.css.ts';

export interface CharacterCounterCopy {
  /** The largest number of characters that are accepted. */
  readonly max: number;
  /** Text after the number of characters that are left. */
  readonly left: string;
  /** Text after the number of characters that are too many. */
  readonly tooMany: string;
}

interface CharacterCounterProps extends CharacterCounterCopy {
  form: RefObject<HTMLFormElement | null>;
  /** The name of the field in the form. */
  name: string;
}

/** The counter is shown when at most this number of characters is left. */
const shownFrom = 500;
/** A screen reader says the number once every 100 characters, not after each key. */
const spokenStep = 100;
const stepOf = (count: number) => (count < 0 ? Math.floor : Math.ceil)(count / spokenStep);

/** Shows how many characters a field has left, once they are few. Longer text is not cut off, so that pasted text stays whole. */
export function CharacterCounter({ form, name, max, left, tooMany }: CharacterCounterProps) {
  const [count, setCount] = useState(max);
  const [spokenCount, setSpokenCount] = useState(max);
  useEffect(() => {
    const element = form.current;
    const control = element?.elements.namedItem(name);
    if (!element || !(control instanceof HTMLTextAreaElement)) return undefined;
    // The backend stores the text without the space around it, so that space does not count.
    const update = () => {
      const current = max - control.value.trim().length;
      setCount(current);
      setSpokenCount(spoken => (stepOf(spoken) === stepOf(current) ? spoken : current));
    };
    // The fields are emptied after the event.
    const updateAfterReset = () => queueMicrotask(update);
    update();
    element.addEventListener('input', update);
    element.addEventListener('reset', updateAfterReset);
    return () => {
      element.removeEventListener('input', update);
      element.removeEventListener('reset', updateAfterReset);
    };
  }, [form, name, max]);

  const textOf = (number: number) =>
    `${Math.abs(number).toLocaleString('en-US')} ${number < 0 ? tooMany : left}`;
  const isShown = count <= shownFrom;
  return (
    <>
      {isShown && (
        <div className={styles.counter} aria-hidden="true">
          <Text variant="caption" tone={count < 0 ? 'critical' : 'muted'}>
            {textOf(count)}
          </Text>
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{isShown && textOf(spokenCount)}</span>
      </VisuallyHidden>
    </>
  );
}
