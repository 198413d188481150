import { classNames } from '../../primitives/classNames.ts';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

export interface SelectProps extends FieldProps {
  /** Shown until an option is selected; its value is empty. */
  placeholder: string;
  /** The options; each text is also its value. */
  options: readonly string[];
  /** An autofill token of the HTML standard, such as `address-level2`. */
  autoComplete?: string;
  /** The option that is selected at first; the placeholder if omitted. */
  defaultValue?: string;
}

/** One of many options, in the browser's own menu. */
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
      {controlProps => (
        <div className={styles.selectWrapper}>
          <select
            {...controlProps}
            className={classNames(controlProps.className, styles.select)}
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
