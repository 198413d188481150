// `ContactTemplate`: the page /contact: the form as a notebook, and where the studio is.
// `CopyfitHeadline` makes each line of a headline as wide as its column. `dateline` is the name of the place, as at the start of a report.
import type { ReactNode } from 'react';
import { ContactDetails, type ContactDetailsProps } from '../../patterns/ContactDetails/index.ts';
import { StreetMap, type StreetPlan } from '../../patterns/StreetMap/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ContactTemplate.css.ts';

export interface ContactData {
  headline: HeadlineText;
  intro: string;
  /** The form's heading, and the `id` that links lead to. */
  section: { readonly id: string; readonly title: string };
  /** Two handwritten words beside the heading. */
  note: string;
  details: ContactDetailsProps;
  /** The streets around the office, at the end of the page; `null` if they are not drawn. */
  map: {
    readonly plan: StreetPlan;
    readonly alt: string;
    readonly dateline: HeadlineText;
    readonly caption: string;
  } | null;
}

export interface ContactTemplateProps {
  /** The page's content. */
  data: ContactData;
  /** The contact form. */
  form: ReactNode;
}

/** The page /contact: the form in the style of a notebook, the studio's contact details, and a map. */
export function ContactTemplate({
  data: { headline, intro, section, note, details, map },
  form,
}: ContactTemplateProps) {
  const titleId = `${section.id}-title`;
  return (
    <Box pageWidth>
      <div className={styles.columns}>
        <header className={styles.header}>
          <CopyfitHeadline as="h1" text={headline} lineHeight={0.9} />
          <Text variant="intro">{intro}</Text>
        </header>
        <section id={section.id} aria-labelledby={titleId} className={styles.notebook}>
          <div className={styles.heading}>
            <Text as="h2" variant="title" id={titleId}>
              {section.title}
            </Text>
            <p className={styles.note}>{note}</p>
          </div>
          {form}
        </section>
        <div className={styles.details}>
          <ContactDetails {...details} />
        </div>
        {map && (
          <figure className={styles.map}>
            <div className={styles.mapFrame}>
              <StreetMap plan={map.plan} alt={map.alt} frame="office" />
            </div>
            <figcaption className={styles.caption}>
              <CopyfitHeadline as="p" text={map.dateline} lineHeight={0.9} />
              <Text variant="intro">{map.caption}</Text>
            </figcaption>
          </figure>
        )}
      </div>
      <div className={styles.promo}>
        <PromoCard placement="strip" />
      </div>
    </Box>
  );
}
