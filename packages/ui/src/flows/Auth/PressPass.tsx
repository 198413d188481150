import { classes } from '../../primitives/classes.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import * as styles from './PressPass.css.ts';

export interface PressPassCopy {
  /** Across the pass, in capitals: `PRESS`. */
  readonly head: string;
  /** Who issued it. */
  readonly brand: string;
  /** Whom it lets in. */
  readonly admit: string;
}

export interface PressPassProps extends PressPassCopy {
  /** Lies on the page, instead of over it. */
  onPage?: boolean;
}

/** The inked head of a pass. Drawn: it says nothing that the form beneath does not. */
export function PressPass({ head, brand, admit, onPage = false }: PressPassProps) {
  return (
    <div aria-hidden="true">
      <span className={classes(styles.slot, onPage && styles.onPage)} />
      <CopyfitHeadline as="p" text={[[head]]} leading={0.82} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{admit}</span>
      </div>
    </div>
  );
}
