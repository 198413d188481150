// `PackageCards`: packages that are paid once, side by side, one of them recommended.
import type { LinkData } from '../../primitives/Link/index.ts';
import { ContactButton, type ContactPrefill } from '../../components/ContactButton/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Stamp } from '../../components/Stamp/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './PackageCards.css.ts';

/** A package that is paid once. */
export interface Package {
  readonly name: string;
  /** The price with its currency: `$2,497`. */
  readonly price: string;
  /** Marks the recommended package, and makes its button primary: `Most Popular`. */
  readonly stamp: string | null;
  /** The lines of the list on the card. */
  readonly features: readonly string[];
  readonly action: LinkData;
  /** The values that `action` fills into the contact form. */
  readonly prefill?: ContactPrefill;
}

export interface PackageCardsProps {
  /** The packages, in order. Three fit in a row. */
  packages: readonly Package[];
  /** The text after the name of each package, because monthly tiers have the same names: `for Boston, paid once`. */
  placeAndTerms: string;
}

/** One-time packages, side by side. */
export function PackageCards({ packages, placeAndTerms }: PackageCardsProps) {
  return (
    <ul className={styles.list}>
      {packages.map(({ name, price, stamp, features, action, prefill }) => (
        <li key={name} className={classNames(styles.card, stamp !== null && styles.stamped)}>
          <h3 className={styles.name}>
            {name} <span className={styles.placeAndTerms}>{placeAndTerms}</span>
            {stamp && <VisuallyHidden>, {stamp}</VisuallyHidden>}
          </h3>
          <div className={styles.priceAndStamp}>
            <p className={styles.price}>{price}</p>
            {stamp && <Stamp>{stamp}</Stamp>}
          </div>
          <ul className={styles.features}>
            {features.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className={styles.action}>
            <ContactButton href={action.href} prefill={prefill} tone={stamp ? 'ink' : 'plain'}>
              {action.text}
            </ContactButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
