import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export const textFieldTypes = ['text', 'email', 'tel', 'search', 'date'] as const;

export interface TextFieldProps extends FieldProps {
  /** What is typed there: keyboards and autofill go by it. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** What a browser may fill in: a token of the HTML standard, such as `name`; `off` for nothing. */
  autoComplete?: string;
  /** Characters that fit. */
  maxLength?: number;
  /** What it holds at first. */
  defaultValue?: string;
  /** Told of every letter. */
  onInput?: (value: string) => void;
  /** The control itself, for whoever gives it the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of writing. */
export function TextField({
  type = 'text',
  autoComplete,
  maxLength,
  defaultValue,
  onInput,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {control => (
        <input
          {...control}
          ref={ref}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          defaultValue={defaultValue}
          spellCheck={type === 'text' ? undefined : false}
          onInput={onInput && (event => onInput(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
