import type { ReactNode } from 'react';
import { classNames } from '../../primitives/classNames.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

export const textAreaRows = [2, 5] as const;

export interface TextAreaProps extends FieldProps {
  /** Number of lines at first; the field grows with its text. @default 5 */
  rows?: (typeof textAreaRows)[number];
  /** The largest number of characters. */
  maxLength?: number;
  /** The text at first. */
  defaultValue?: string;
  /** A `CharacterCounter` with the `id` of this field, below the text. */
  counter?: ReactNode;
}

/** A text input of several lines. */
export function TextArea({
  rows = 5,
  maxLength,
  defaultValue,
  variant = 'box',
  counter,
  ...field
}: TextAreaProps) {
  return (
    <Field {...field} variant={variant}>
      {controlProps => (
        <>
          <textarea
            {...controlProps}
            className={classNames(controlProps.className, styles.textAreas[variant], styles.rows[rows])}
            rows={rows}
            maxLength={maxLength}
            // The direction of the script that is typed.
            dir="auto"
            defaultValue={defaultValue}
          />
          {counter}
        </>
      )}
    </Field>
  );
}
