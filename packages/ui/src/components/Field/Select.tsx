import { classes } from '../../primitives/classes.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

export interface SelectProps extends FieldProps {
  /** What stands there until something is chosen; its value is empty. */
  placeholder: string;
  /** Each is its own value. */
  options: readonly string[];
  /** What a browser may fill in: a token of the HTML standard, such as `address-level2`. */
  autoComplete?: string;
  /** Which option is taken at first. Without it, the placeholder. */
  defaultValue?: string;
}

/** One of a list, by the browser's own menu. */
export function Select({
  placeholder,
  options,
  autoComplete,
  defaultValue,
  variant = 'box',
  ...field
}: SelectProps) {
  return (
    <Field {...field} variant={variant}>
      {control => (
        <div className={styles.selectFrame}>
          <select
            {...control}
            className={classes(control.className, styles.select)}
            autoComplete={autoComplete}
            defaultValue={defaultValue}
          >
            <option value="">{placeholder}</option>
            {options.map(option => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <svg className={styles.chevrons[variant]} viewBox="0 0 16 10" aria-hidden="true">
            <path d="M1 1.5l7 7 7-7" />
          </svg>
        </div>
      )}
    </Field>
  );
}
