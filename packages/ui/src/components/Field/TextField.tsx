import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export const textFieldTypes = ['text', 'email', 'tel', 'search', 'date'] as const;

export interface TextFieldProps extends FieldProps {
  /** The kind of text, which selects the touch keyboard. @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** An autofill token of the HTML standard, such as `name`; `off` for none. */
  autoComplete?: string;
  /** The largest number of characters. */
  maxLength?: number;
  /** The text at first. */
  defaultValue?: string;
  /** Called with the text after each change. */
  onInput?: (value: string) => void;
  /** The `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** A text input of one line. */
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
      {controlProps => (
        <input
          {...controlProps}
          ref={ref}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          // The direction of the script that is typed.
          dir={type === 'text' || type === 'search' ? 'auto' : undefined}
          defaultValue={defaultValue}
          spellCheck={type === 'text' ? undefined : false}
          onInput={onInput && (event => onInput(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
