import { descriptionIds, FieldError, type FieldProps, Hint } from './Field.tsx';
import * as styles from './Field.css.ts';

export interface RadioGroupProps extends Omit<FieldProps, 'variant'> {
  /** Two to four options; use a `Select` for more. */
  options: readonly { value: string; label: string }[];
  /** The value of the option that is checked at first; none if omitted. */
  defaultValue?: string;
}

/** Radio buttons: the visitor chooses one of two to four options. Its `id` is on the first radio button, so that an error summary can link to it. */
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
  const { hintId, errorId, describedBy } = descriptionIds(id, hint, error);
  return (
    // The role `radiogroup` supports `aria-required` and `aria-invalid`; the default role `group` does not.
    <fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.labelRows.box}>
        {label} {hint && <Hint id={hintId}>{hint}</Hint>}
      </legend>
      <div className={styles.options} data-invalid={error ? true : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              id={index === 0 ? id : undefined}
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              required={required}
              // Browsers report required radio buttons as invalid before the visitor has chosen; `aria-invalid="false"` prevents that.
              // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 deprecates the attribute here; browsers support it.
              aria-invalid={error ? undefined : false}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
