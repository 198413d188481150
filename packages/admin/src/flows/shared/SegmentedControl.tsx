import { VisuallyHidden } from '@fit-to-print/ui/primitives/VisuallyHidden';
import * as styles from './SegmentedControl.css.ts';

interface SegmentedControlProps<Value extends string> {
  name: string;
  /** The legend is read by screen readers only. `all` is the label of the option that stands for all values, with the value null. */
  copy: {
    readonly legend: string;
    readonly all?: string;
    readonly names: Readonly<Record<Value, string>>;
  };
  values: readonly Value[];
  /** The numbers over the labels; null until they are known. Without them, the control is one strip of labels. */
  counts?: Readonly<Record<Value | 'all', number>> | null;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

const number = new Intl.NumberFormat('en-US');

/** A control to choose one of a few options. The choice takes effect immediately. */
export function SegmentedControl<Value extends string>({
  name,
  copy: { legend, all, names },
  values,
  counts,
  value: selected,
  onChange,
}: SegmentedControlProps<Value>) {
  const { root, option } = styles.variants[counts === undefined ? 'segments' : 'counts'];
  const options = all === undefined ? values : [null, ...values];
  return (
    <fieldset className={root}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map(value => (
        <label key={value} className={option}>
          <input
            type="radio"
            name={name}
            value={value ?? ''}
            className={styles.radio}
            checked={value === selected}
            onChange={() => onChange(value)}
          />
          {counts !== undefined && (
            <span className={styles.count}>{counts ? number.format(counts[value ?? 'all']) : '–'}</span>
          )}{' '}
          {value === null ? all : names[value]}
        </label>
      ))}
    </fieldset>
  );
}
