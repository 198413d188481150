import { Link } from '@fit-to-print/ui/primitives/Link';
import type { Detail } from './entry.machine.ts';
import * as styles from '../shared/panel.css.ts';

/** Labels with their values, such as an email address or a campaign. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ label, value, href }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.term}>{label}</dt>
          <dd dir="auto">{href ? <Link href={href}>{value}</Link> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
