// `SignInPanelHeader`: the top of the sign-in panel, drawn as a press pass (a journalist's card).
// `CopyfitHeadline` makes each line of a headline as wide as its column.
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { panelHeadline } from './panelHeadline.ts';
import * as styles from './SignInPanelHeader.css.ts';

export interface SignInPanelHeaderCopy {
  /** The headline, which is as wide as the panel, in capitals. */
  readonly title: string;
  readonly brand: string;
  readonly tagline: string;
}

export interface SignInPanelHeaderProps extends SignInPanelHeaderCopy {
  /** True on a page: the headline has large, narrow letters. */
  isLarge?: boolean;
}

/** The head of the sign-in panel, drawn as a press pass. Hidden from assistive technology: it is decoration. */
export function SignInPanelHeader({ title, brand, tagline, isLarge }: SignInPanelHeaderProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.lanyardSlot} />
      <CopyfitHeadline as="p" {...panelHeadline(title, isLarge)} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
    </div>
  );
}
