import type { ReactNode } from 'react';
import { ContactDetails, type ContactDetailsProps } from '../../patterns/ContactDetails/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ContactTemplate.css.ts';

export interface ContactData {
  headline: HeadlineText;
  lede: string;
  /** The form's heading, and the `id` that links lead to. */
  section: { readonly id: string; readonly title: string };
  details: ContactDetailsProps;
}

export interface ContactTemplateProps {
  /** The page's content. */
  data: ContactData;
  /** The contact form. */
  form: ReactNode;
}

/** The page /contact: the form, set like a notebook, and the studio's contact details. */
export function ContactTemplate({ data: { headline, lede, section, details }, form }: ContactTemplateProps) {
  const titleId = `${section.id}-title`;
  return (
    <>
      <PageHeader headline={headline} />
      <Box pageWidth>
        <div className={styles.columns}>
          <div className={styles.lede}>
            <Text variant="lede">{lede}</Text>
          </div>
          <section id={section.id} aria-labelledby={titleId} className={styles.notebook}>
            <Text as="h2" variant="title" id={titleId}>
              {section.title}
            </Text>
            {form}
          </section>
          <div className={styles.details}>
            <ContactDetails {...details} />
          </div>
          <PromoCard />
        </div>
      </Box>
    </>
  );
}
