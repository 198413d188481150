// `AccountCard`: the card with the account's email address on the page /account.
import { blankCard, owner } from './AccountTemplate.css.ts';
import { strip } from '../../flows/Auth/PressPass.css.ts';
import * as styles from '../../flows/Auth/SignInPanelHeader.css.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';

export interface AccountCardCopy {
  /** Its line fills the width of its column. */
  readonly title: string;
  readonly brand: string;
  readonly tagline: string;
  /** The label of the empty line of a card without an account. */
  readonly blankLabel: string;
}

interface AccountCardProps extends AccountCardCopy {
  /** The text before the email address. */
  label: string;
  /** The email address of the account. Without it, its line is empty. */
  email: string | undefined;
  /** True for a visitor without a session: the card is a form that nobody has filled in. */
  isBlank: boolean;
}

/**
 * A card with the email address of the account: the press pass of the sign-in page, as a strip. Hidden from assistive technology, because the settings name
 * the address, too. It shares only styles with `SignInPanelHeader`: a shared module would be
 * a separate script file, and a sign-in would download more than its budget.
 */
export const AccountCard = ({
  title,
  brand,
  tagline,
  blankLabel,
  label,
  email,
  isBlank,
}: AccountCardProps) => (
  <div className={isBlank ? blankCard : strip}>
    <div className={styles.root} aria-hidden="true">
      <span className={styles.lanyardSlot} />
      <CopyfitHeadline as="p" text={[[title]]} sizeBias={1} lineHeight={0.82} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
      <div className={owner}>
        {isBlank ? blankLabel : label}
        <b>{email}</b>
      </div>
    </div>
  </div>
);
