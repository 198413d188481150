import { describe, FieldError, type FieldProps, Hint } from './Field.tsx';
import * as styles from './Field.css.ts';

export interface RadioGroupProps extends Omit<FieldProps, 'variant'> {
  /** Two to four: more want a `Select`. */
  options: readonly { value: string; label: string }[];
  /** Which one is marked at first. Without it, none. */
  defaultValue?: string;
}

/** One of a few, all of them in view. Its `id` is the first choice's, so that an error summary can lead there. */
export function RadioGroup({
  id,
  name,
  label,
  hint,
  error,
  required = false,
  options,
  defaultValue,
}: RadioGroupProps) {
  const said = describe(id, hint, error);
  return (
    <fieldset aria-describedby={said.by}>
      <legend className={styles.heads.box}>
        {label} {hint && <Hint id={said.hint}>{hint}</Hint>}
      </legend>
      <div className={styles.choices} data-invalid={error ? true : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={said.error}>{error}</FieldError>}
    </fieldset>
  );
}
