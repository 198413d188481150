// `Question`: one question of `ServiceFinder`, with its options.
import { FieldError } from '../../components/Field/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ServiceFinder.css.ts';

export interface QuestionProps {
  id: string;
  name: string;
  progress: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Arranges short options in columns. */
  columns: boolean;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** One question with its options as radio buttons. */
export function Question({
  id,
  name,
  progress,
  label,
  options,
  columns,
  error,
  defaultValue,
}: QuestionProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        <Text as="span" variant="label" tone="muted">
          {progress}
        </Text>{' '}
        <span className={styles.question}>{label}</span>
      </legend>
      <div className={classNames(styles.options, columns && styles.columns)}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
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
