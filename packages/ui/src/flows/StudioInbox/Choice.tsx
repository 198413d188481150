import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Choice.css.ts';

interface ChoiceProps<Value extends string> {
  name: string;
  /** What is chosen, for those who hear it. */
  legend: string;
  /** A box score, or a strip. */
  look: keyof typeof styles.looks;
  options: readonly { value: Value | null; label: string; figure?: string | null }[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

/** One of a few, at work as soon as it is chosen. */
export function Choice<Value extends string>({
  name,
  legend,
  look,
  options,
  value: chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const { root, choice } = styles.looks[look];
  return (
    <fieldset className={root}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label, figure }) => (
        <label key={label} className={choice}>
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            className={styles.radio}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {figure !== undefined && <span className={styles.figure}>{figure ?? '–'}</span>} {label}
        </label>
      ))}
    </fieldset>
  );
}
