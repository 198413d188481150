import { owner } from './AccountTemplate.css.ts';
import { strip } from '../../flows/Auth/PressPass.css.ts';
import * as styles from '../../flows/Auth/SignInPanelHeader.css.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';

export interface PressPassCopy {
  /** As wide as its part of the pass. */
  readonly title: string;
  readonly brand: string;
  readonly tagline: string;
}

interface PressPassProps extends PressPassCopy {
  /** Before the email address. */
  label: string;
  /** The email address of the account. Without it, its line is empty. */
  email: string | undefined;
}

/**
 * The press pass of the sign-in page as a strip, with the address of the account. Hidden from assistive technology, because the settings name
 * the address, too. It shares only styles with `SignInPanelHeader`: a shared module would be
 * a script file of its own, and a sign-in would download more than its budget.
 */
export const PressPass = ({ title, brand, tagline, label, email }: PressPassProps) => (
  <div className={strip}>
    <div className={styles.root} aria-hidden="true">
      <span className={styles.lanyardSlot} />
      <CopyfitHeadline as="p" text={[[title]]} sizeBias={1} lineHeight={0.82} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
      <div className={owner}>
        {label}
        <b>{email}</b>
      </div>
    </div>
  </div>
);
