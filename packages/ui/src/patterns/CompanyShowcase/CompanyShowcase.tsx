// `CompanyShowcase`: the companies that the studio built, as names as wide as the page.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Headlines of a `group` have the same size.
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './CompanyShowcase.css.ts';
import { companySlug } from './slug.ts';

type Status = 'live' | 'cooking';

/** A company that the studio shows as its work. */
export interface Company {
  /** The name is also the key of the company's colors: `companySlug` turns it into `data-company`. */
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** `live`: the product is out. `cooking`: it is not out yet. */
  readonly status: Status;
  /** Position below the medium breakpoint, from 1. */
  readonly mobileOrder: number;
}

export interface CompanyShowcaseProps {
  /** The title and the page number above the section. */
  sectionLabel: SectionLabel;
  /** The section's h2, visible to assistive technology only. */
  title: string;
  /** Small text above the list. */
  note: string;
  /** The companies, in the order from the medium breakpoint up. Their colors come from `companyPageStyles`. */
  companies: readonly Company[];
  /** The text after each status: `in print`. */
  statusText: Readonly<Record<Status, string>>;
}

/**
 * Company names as wide as the page. The whole page has a company's colors while its link is hovered or focused. The orders for wide and
 * for narrow windows are two lists, because CSS `order` would not change the order for keyboards and screen readers.
 */
export function CompanyShowcase({ sectionLabel, title, note, companies, statusText }: CompanyShowcaseProps) {
  const lists = {
    wide: companies,
    narrow: companies.toSorted((a, b) => a.mobileOrder - b.mobileOrder),
  };
  return (
    <Section sectionLabel={sectionLabel} hiddenTitle={title}>
      <Text variant="caption" tone="muted">
        {note}
      </Text>
      {(['wide', 'narrow'] as const).map(order => (
        <ol key={order} className={styles.orders[order]}>
          {lists[order].map(({ name, description, url, status }, index) => (
            <li key={name} data-company={companySlug(name)} className={styles.company}>
              <Anchor href={url} newTab className={styles.link}>
                <div className={styles.name} data-status={status}>
                  <CopyfitHeadline as="h3" text={[[name]]} group="companies" lineHeight={0.72} uppercase />
                </div>
                <div className={styles.meta}>
                  <div className={styles.number} aria-hidden="true">
                    <Text as="span" variant="label">
                      No. {index + 1}
                    </Text>
                  </div>
                  <p className={styles.description}>{description}</p>
                  <span className={styles.status} data-status={status}>
                    {status}, {statusText[status]}
                  </span>
                </div>
              </Anchor>
            </li>
          ))}
        </ol>
      ))}
    </Section>
  );
}
