import { Faq, type FaqProps } from '../../patterns/Faq/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { PartnershipCards, type PartnershipCardsProps } from '../../patterns/PartnershipCards/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import * as styles from './PricingTemplate.css.ts';

export interface PricingData extends PartnershipCardsProps {
  headline: HeadlineText;
  lede: string;
  faq: FaqProps;
}

export interface PricingTemplateProps {
  /** The page's content. */
  data: PricingData;
}

/** The page /pricing: the partnerships, and questions about them. */
export function PricingTemplate({ data: { headline, lede, partnerships, faq } }: PricingTemplateProps) {
  return (
    <>
      <PageHeader headline={headline} lede={lede} />
      <Box pageWidth>
        <div className={styles.partnerships}>
          <PartnershipCards partnerships={partnerships} />
        </div>
      </Box>
      <Faq {...faq} />
    </>
  );
}
