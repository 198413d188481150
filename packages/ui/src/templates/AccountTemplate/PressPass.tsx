import { strip } from '../../flows/Auth/PressPass.css.ts';
import * as styles from '../../flows/Auth/SignInPanelHeader.css.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';

export interface PressPassCopy {
  /** As wide as its part of the pass. */
  readonly title: string;
  readonly brand: string;
  readonly tagline: string;
  /** Labels of the empty fields, which phones do not show. */
  readonly fields: readonly string[];
}

/**
 * The press pass of the sign-in page as a strip, without the form. It shares only styles with `SignInPanelHeader`: a shared module would be
 * a script file of its own, and a sign-in would download more than its budget.
 */
export const PressPass = ({ title, brand, tagline, fields }: PressPassCopy) => (
  <div className={strip}>
    <div className={styles.root} aria-hidden="true">
      <span className={styles.lanyardSlot} />
      <CopyfitHeadline as="p" text={[[title]]} sizeBias={1} lineHeight={0.82} />
      <div className={styles.row}>
        <span>{brand}</span>
        <span>{tagline}</span>
      </div>
      <div className={styles.fields}>
        {fields.map(field => (
          <span key={field}>{field}</span>
        ))}
      </div>
    </div>
  </div>
);
