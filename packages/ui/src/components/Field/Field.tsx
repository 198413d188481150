import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';

export const fieldVariants = ['box', 'ruled'] as const;

/** What every field has. Fields are uncontrolled: what was typed before the script arrived is still there after it. */
export interface FieldProps {
  /** The control's `id`; an error summary links to it. */
  id: string;
  /** Its name in the form's data. */
  name: string;
  /** Stands over the control, and names it. */
  label: string;
  /** A word beside the label: `optional`, or what the field is for. */
  hint?: string;
  /** What is wrong and what to do about it, in the words of the error summary. */
  error?: string;
  /** Native: without script the browser refuses to send the form. */
  required?: boolean;
  /** A box, or a line to write on. @default 'box' */
  variant?: (typeof fieldVariants)[number];
}

/** What makes a native control the field's own. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, error under; `children` puts the control between them. */
export function Field({
  id,
  name,
  label,
  hint,
  error,
  required = false,
  variant = 'box',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const said = describe(id, hint, error);
  return (
    <div>
      <div className={styles.heads[variant]}>
        <label htmlFor={id}>{label}</label>
        {hint && <Hint id={said.hint}>{hint}</Hint>}
      </div>
      {children({
        id,
        name,
        required,
        className: styles.controls[variant],
        'aria-describedby': said.by,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={said.error}>{error}</FieldError>}
    </div>
  );
}

/** The `id`s of a field's hint and error, and the `aria-describedby` that names those that are there. */
export function describe(id: string, hint?: string, error?: string) {
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const by = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined;
  return { ...ids, by };
}

export function Hint({ id, children }: { id: string; children: string }) {
  return (
    <span id={id} className={styles.hint}>
      {children}
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
