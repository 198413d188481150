// `OutletGrid`: the local newsrooms of a city, each with how often it is published, or its network.
import { classNames } from '../../primitives/classNames.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './OutletGrid.css.ts';

/** A newsroom: a newspaper, a website or a station. */
export interface Outlet {
  readonly name: string;
  /** The kind of outlet: its frequency of publication, or its network: `Daily`, `NBC`. */
  readonly type: string;
}

export interface OutletGridProps {
  /** The outlets, in order. */
  outlets: readonly Outlet[];
  /**
   * `columns` is one or two columns of lines (one if they are few or a name is long), and `large` is one column with larger names.
   * @default 'columns'
   */
  layout?: keyof typeof styles.layouts;
}

/** The longest name for which two columns have room, with a dotted line after it. */
const maxNameLengthInTwoColumns = 25;

/** Fewer in two columns would end above the text beside them. */
const minOutletsInTwoColumns = 10;

/** A city's local outlets, each with its type at the end of a dotted line. */
export function OutletGrid({ outlets, layout = 'columns' }: OutletGridProps) {
  const hasTwoColumns =
    layout === 'columns' &&
    outlets.length >= minOutletsInTwoColumns &&
    outlets.every(outlet => outlet.name.length <= maxNameLengthInTwoColumns);
  return (
    <ul className={classNames(styles.layouts[layout], hasTwoColumns && styles.twoColumns)}>
      {outlets.map(({ name, type }) => (
        <li key={name} className={styles.item}>
          <b className={styles.name}>
            <span className={styles.letters}>{name}</span>
          </b>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.outletType}>{type}</span>
        </li>
      ))}
    </ul>
  );
}
