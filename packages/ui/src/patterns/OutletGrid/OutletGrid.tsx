import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './OutletGrid.css.ts';

export interface Outlet {
  readonly name: string;
  /** How often it appears, or the network that it belongs to: `Daily`, `NBC`. */
  readonly type: string;
}

export interface OutletGridProps {
  /** In the order of the index. */
  outlets: readonly Outlet[];
}

/** The newsrooms of a market, as an index: name, leader, kind. */
export function OutletGrid({ outlets }: OutletGridProps) {
  return (
    <ul className={styles.list}>
      {outlets.map(({ name, type }) => (
        <li key={name} className={styles.item}>
          <b className={styles.name}>{name}</b>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.leader} aria-hidden="true" />
          <span className={styles.kind}>{type}</span>
        </li>
      ))}
    </ul>
  );
}
