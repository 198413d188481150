// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { classNames } from '../../primitives/classNames.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import * as styles from './SignInPanelHeader.css.ts';

export interface SignInPanelHeaderCopy {
  /** As wide as the panel, in capitals. */
  readonly title: string;
  readonly brand: string;
  readonly tagline: string;
}

export interface SignInPanelHeaderProps extends SignInPanelHeaderCopy {
  /** True if the panel is part of a page, not of a dialog. */
  isOnPage?: boolean;
}

/** The head of the sign-in panel, drawn as a press pass. Hidden from assistive technology: it is decoration. */
export function SignInPanelHeader({ title, brand, tagline, isOnPage = false }: SignInPanelHeaderProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={classNames(styles.lanyardSlot, isOnPage && styles.onPage)} />
      <CopyfitHeadline as="p" text={[[title]]} sizeBias={isOnPage ? 1 : 0.5} lineHeight={0.82} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
    </div>
  );
}
