import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import * as styles from './SegmentedControl.css.ts';

interface SegmentedControlProps<Value extends string> {
  name: string;
  /** Read by screen readers only. */
  legend: string;
  /** `counts` shows a number over each label; `segments` is one strip of labels. */
  variant: keyof typeof styles.variants;
  options: readonly { value: Value | null; label: string; count?: string | null }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A control to choose one of a few options. The choice takes effect immediately. */
export function SegmentedControl<Value extends string>({
  name,
  legend,
  variant,
  options,
  value: selected,
  onChange,
}: SegmentedControlProps<Value>) {
  const { root, option } = styles.variants[variant];
  return (
    <fieldset className={root}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(({ value, label, count }) => (
        <label key={label} className={option}>
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            className={styles.radio}
            checked={value === selected}
            onChange={() => onChange(value)}
          />
          {count !== undefined && <span className={styles.count}>{count ?? '–'}</span>} {label}
        </label>
      ))}
    </fieldset>
  );
}
