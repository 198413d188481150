// `CharacterCounter`: how many characters a text area has left.
import { useEffect, useState } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './CharacterCounter.css.ts';
import type { FieldProps } from './Field.tsx';

export interface CharacterCounterCopy {
  /** The largest number of characters that are accepted. */
  readonly max: number;
  /** Text after the number of characters that are left. */
  readonly left: string;
  /** Text after the number of characters that are too many. */
  readonly tooMany: string;
}

export interface CharacterCounterProps extends CharacterCounterCopy {
  /** The `id` of the text area. */
  fieldId: string;
  /** The variant of the text area. @default 'box' */
  variant?: NonNullable<FieldProps['variant']>;
}

/**
 * Shows below a text area how many characters it has left, once they are few: a tenth of the largest number. Longer text is not cut off, so
 * that pasted text stays whole.
 */
export function CharacterCounter({ fieldId, max, left, tooMany, variant = 'box' }: CharacterCounterProps) {
  const [count, setCount] = useState(max);
  const [spokenCount, setSpokenCount] = useState(max);
  useEffect(() => {
    const control = document.getElementById(fieldId);
    if (!(control instanceof HTMLTextAreaElement)) return undefined;
    // A screen reader says the number once in 100 characters of 5,000, not after each key.
    const stepOf = (number: number) => (number < 0 ? Math.floor : Math.ceil)((number / max) * 50);
    // The backend stores the text without the space around it, so that space does not count.
    const update = () => {
      const current = max - control.value.trim().length;
      setCount(current);
      setSpokenCount(spoken => (stepOf(spoken) === stepOf(current) ? spoken : current));
    };
    // The fields are emptied after the event.
    const updateAfterReset = () => queueMicrotask(update);
    update();
    const { form } = control;
    control.addEventListener('input', update);
    form?.addEventListener('reset', updateAfterReset);
    return () => {
      control.removeEventListener('input', update);
      form?.removeEventListener('reset', updateAfterReset);
    };
  }, [fieldId, max]);

  const textOf = (number: number) =>
    `${Math.abs(number).toLocaleString('en-US')} ${number < 0 ? tooMany : left}`;
  const isShown = count <= max / 10;
  return (
    <>
      {isShown && (
        <div className={styles.variants[variant]} aria-hidden="true">
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
