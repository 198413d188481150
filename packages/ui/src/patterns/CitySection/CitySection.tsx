import { useId } from 'react';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './CitySection.css.ts';

interface Entry {
  readonly text: string;
  readonly href: string;
  /** The page it is found on: `C3`. */
  readonly number: string;
  readonly description: string;
}

export interface CitySectionProps {
  /** The running head, and its page number: `A3`. */
  sectionLabel: SectionLabel;
  /** The section's h2. */
  headline: HeadlineText;
  /** Under the headline, in small type. */
  note: string;
  /** The index, with its page numbers. */
  cities: readonly Entry[];
  /** The last line, in pencil: for whoever did not find theirs. */
  yours: Entry;
}

const Line = ({ text, href, number, description }: Entry) => (
  <Anchor href={href} className={styles.entry}>
    <span className={styles.name}>{text}</span>
    <span className={styles.description}>{description}</span>
    <span className={styles.number}>{number}</span>
  </Anchor>
);

/** The cities as the index of a newspaper: name, subject, page. */
export function CitySection({ sectionLabel, headline, note, cities, yours }: CitySectionProps) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <CopyfitHeadline as="h2" id={id} text={headline} bias={0.4} />
          <Text variant="caption" tone="muted">
            {note}
          </Text>
        </div>
        <ul className={styles.index}>
          {cities.map(city => (
            <li key={city.href}>
              <Line {...city} />
            </li>
          ))}
          <li className={styles.yours}>
            <Line {...yours} />
          </li>
        </ul>
      </div>
    </Section>
  );
}
