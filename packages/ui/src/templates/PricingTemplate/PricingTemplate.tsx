import { Section } from '../../components/Section/index.ts';
import { Faq, type FaqProps } from '../../patterns/Faq/index.ts';
import { PageHead } from '../../patterns/PageHead/index.ts';
import { PartnershipCards, type PartnershipCardsProps } from '../../patterns/PartnershipCards/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import * as styles from './PricingTemplate.css.ts';

export interface PricingData extends PartnershipCardsProps, FaqProps {
  headline: HeadlineText;
  lede: string;
  faqFolio: readonly [string, string];
  faqHeadline: HeadlineText;
}

export interface PricingTemplateProps {
  data: PricingData;
}

/** Two ways to work together, on one desk, and what people ask about them. */
export function PricingTemplate({
  data: { headline, lede, partnerships, faqFolio, faqHeadline, faqs },
}: PricingTemplateProps) {
  return (
    <>
      <PageHead headline={headline} lede={lede} />
      <Box page>
        <div className={styles.desk}>
          <PartnershipCards partnerships={partnerships} />
        </div>
      </Box>
      <Section label={faqFolio[0]} folio={faqFolio[1]}>
        <Grid>
          <GridArea area="aside">
            <CopyfitHeadline as="h2" text={faqHeadline} />
          </GridArea>
          <GridArea area="matter">
            <Faq faqs={faqs} />
          </GridArea>
        </Grid>
      </Section>
    </>
  );
}
