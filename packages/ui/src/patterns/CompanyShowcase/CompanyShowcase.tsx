import { useId } from 'react';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './CompanyShowcase.css.ts';
import { companySlug } from './slug.ts';

type Status = 'live' | 'cooking';

export interface Company {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly status: Status;
  /** Place on a sheet below the medium breakpoint, from 1. */
  readonly mobileOrder: number;
}

export interface CompanyShowcaseProps {
  /** The running head, and its page number: `A4`. */
  sectionLabel: SectionLabel;
  /** What the section is called to those who hear it. */
  title: string;
  /** What the reader must know about these companies. */
  note: string;
  /** In the order of medium sheets and up. Their colors come from `companyInks`. */
  companies: readonly Company[];
  /** What follows the word of the status: `in print`. */
  statusLine: Readonly<Record<Status, string>>;
}

/**
 * Names that fill the sheet. Pointing at one, or focusing it, floods the whole page with its stock and ink; leaving
 * gives the paper back. The two orders are two lists, of which the sheet shows one: CSS `order` would leave the
 * keyboard and the screen reader in the other one.
 */
export function CompanyShowcase({ sectionLabel, title, note, companies, statusLine }: CompanyShowcaseProps) {
  const id = useId();
  const lists = {
    wide: companies,
    narrow: companies.toSorted((a, b) => a.mobileOrder - b.mobileOrder),
  };
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      <p className={styles.note}>{note}</p>
      {(['wide', 'narrow'] as const).map(order => (
        <ol key={order} className={styles.orders[order]}>
          {lists[order].map(({ name, description, url, status }, index) => (
            <li key={name} data-company={companySlug(name)} className={styles.company}>
              <Anchor href={url} newTab className={styles.link}>
                <div className={styles.name}>
                  <CopyfitHeadline as="h3" text={[[name]]} group="companies" leading={0.72} uppercase />
                </div>
                <div className={styles.meta}>
                  <div className={styles.number}>
                    <Text as="span" variant="label">
                      No. {index + 1}
                    </Text>
                  </div>
                  <p className={styles.description}>{description}</p>
                  <span className={styles.status} data-status={status}>
                    {status}, {statusLine[status]}
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
