import { classes } from '../../primitives/classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

export const textAreaRows = [2, 5] as const;

export interface TextAreaProps extends FieldProps {
  /** Lines that are there from the start; it grows with what is written. @default 5 */
  rows?: (typeof textAreaRows)[number];
  /** Characters that fit. */
  maxLength?: number;
  defaultValue?: string;
}

/** Several lines of writing. */
export function TextArea({ rows = 5, maxLength, defaultValue, variant = 'box', ...field }: TextAreaProps) {
  return (
    <Field {...field} variant={variant}>
      {control => (
        <textarea
          {...control}
          className={classes(control.className, styles.textAreas[variant], styles.rows[rows])}
          rows={rows}
          maxLength={maxLength}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
