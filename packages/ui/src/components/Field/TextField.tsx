import { Field, type FieldProps } from './Field.tsx';

export const textFieldTypes = ['text', 'email', 'tel'] as const;

export interface TextFieldProps extends FieldProps {
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** What a browser may fill in: a token of the HTML standard, such as `name`; `off` for nothing. */
  autoComplete?: string;
  defaultValue?: string;
}

/** One line of writing. */
export function TextField({ type = 'text', autoComplete, defaultValue, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {control => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          spellCheck={type === 'text' ? undefined : false}
        />
      )}
    </Field>
  );
}
