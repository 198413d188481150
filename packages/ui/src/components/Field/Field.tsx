// `Field`: the label and the error around a form control.
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export const fieldVariants = ['box', 'ruled'] as const;

/** The props of every field. Fields are uncontrolled: text typed before hydration is kept. */
export interface FieldProps {
  /** The control's `id`; an error summary links to it. */
  id: string;
  /** The name of its value in the form data. */
  name: string;
  /** The visible label, above the control. */
  label: string;
  /** `optional`, or what the field is for: beside the label, and below that of a `TextArea`. */
  hint?: string;
  /** The error message, which says what is wrong and what to do; the same text as in the error summary. */
  error?: string;
  /** Sets the native attribute: without script the browser refuses to send the form. */
  required?: boolean;
  /** A box, or a line as on a paper form. @default 'box' */
  variant?: (typeof fieldVariants)[number];
}

/** The attributes that `Field` hands to its native control. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The label above a control and the error below it. `children` renders the control. */
export function Field({
  id,
  name,
  label,
  hint,
  error,
  required = false,
  variant = 'box',
  children,
}: FieldProps & { children: (controlProps: ControlProps) => ReactNode }) {
  const { hintId, errorId, describedBy } = descriptionIds(id, hint, error);
  return (
    <div>
      <div className={styles.labelRows[variant]}>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
      {children({
        id,
        name,
        required,
        className: styles.controls[variant],
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The `id`s of a field's hint and error, and the value of `aria-describedby` for those that are shown. */
export function descriptionIds(id: string, hint?: string, error?: string) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // The error first: it is a sentence, and a hint is not.
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return { hintId, errorId, describedBy };
}

/** The hint of a field, such as the format of its value. */
export function Hint({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className={styles.hint}>
      {children}
    </span>
  );
}

/** The error message of a field, in red below it. */
export function FieldError({
  id,
  children,
}: {
  /** The id, for the `aria-describedby` of the control. */
  id: string;
  /** Says what is wrong and what to do. */
  children: string;
}) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
