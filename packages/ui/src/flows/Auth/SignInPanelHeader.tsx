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
  /** Labels of the empty fields that only the panel on a page has. */
  readonly fields?: readonly string[];
}

/** The head of the sign-in panel, drawn as a press pass. Hidden from assistive technology: it is decoration. */
export function SignInPanelHeader({ title, brand, tagline, fields }: SignInPanelHeaderCopy) {
  return (
    <div className={styles.root} aria-hidden="true">
      <span className={styles.lanyardSlot} />
      <CopyfitHeadline as="p" {...panelHeadline(title, fields !== undefined)} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
      {fields && (
        <div className={styles.fields}>
          {fields.map(field => (
            <span key={field}>{field}</span>
          ))}
        </div>
      )}
    </div>
  );
}
