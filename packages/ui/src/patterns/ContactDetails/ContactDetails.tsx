import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ContactDetails.css.ts';

export interface ContactDetailsProps {
  /** The heading: `The desk`. */
  title: string;
  /** The postal address, by line. */
  address: { readonly label: string; readonly lines: readonly string[] };
  /** The office hours, with the time zone. */
  hours: { readonly label: string; readonly text: string };
  /** The email address and its `mailto:` link. */
  email: { readonly label: string; readonly text: string; readonly href: string };
  /** The link to the page about the team. */
  about: LinkData;
}

/** The studio's postal address, office hours and email address. */
export function ContactDetails({ title, address, hours, email, about }: ContactDetailsProps) {
  return (
    <div className={styles.root}>
      <Text as="h2" variant="label">
        {title}
      </Text>
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt className={styles.term}>{address.label}</dt>
          <dd>
            <address className={styles.address}>
              {address.lines.map(line => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{hours.label}</dt>
          <dd>{hours.text}</dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{email.label}</dt>
          <dd>
            <Link href={email.href}>{email.text}</Link>
          </dd>
        </div>
      </dl>
      <Link href={about.href}>{about.text}</Link>
    </div>
  );
}
