// `Question`: one question of `ServiceFinder`, with its options.
import { FieldError } from '../../components/Field/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ServiceFinder.css.ts';

export interface QuestionProps {
  /** The start of the ids in this question. */
  id: string;
  /** The `name` attribute of the radio buttons. */
  name: string;
  /** The position of the question: `Question 1 of 4`. */
  progress: string;
  /** The text of the question. */
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Arranges short options in columns. */
  columns: boolean;
  /** The error message, if the visitor went on without an answer. */
  error: string | undefined;
  /** The value of the option that is selected at first. */
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
