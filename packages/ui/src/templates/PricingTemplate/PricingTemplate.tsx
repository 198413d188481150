// `PricingTemplate`: the page /pricing: the two ways to work with the studio.
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { Faq, type FaqProps } from '../../patterns/Faq/index.ts';
import { Illustration } from '../../patterns/Illustration/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { PartnershipCards, type PartnershipCardsProps } from '../../patterns/PartnershipCards/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor, type LinkData } from '../../primitives/Link/index.ts';
import * as styles from './PricingTemplate.css.ts';

export interface PricingData extends PartnershipCardsProps {
  headline: HeadlineText;
  intro: string;
  /** The prices in brief, beside the introduction; each links to its offer. */
  prices: { readonly label: string; readonly items: readonly (LinkData & { readonly price: string })[] };
  faq: FaqProps;
  closing: CallToActionProps;
}

export interface PricingTemplateProps {
  /** The page's content. */
  data: PricingData;
}

/** The page /pricing: the partnerships, questions about them, and the next step. */
export function PricingTemplate({
  data: { headline, intro, prices, partnerships, faq, closing },
}: PricingTemplateProps) {
  return (
    <>
      <PageHeader
        headline={headline}
        lineHeight={0.92}
        intro={intro}
        hasPromo={false}
        picture={<Illustration name="shares" />}
      >
        <ul className={styles.prices} aria-label={prices.label}>
          {prices.items.map(({ text, price, href }) => (
            <li key={href}>
              <Anchor href={href} className={styles.priceRow}>
                <span className={styles.serviceName}>{text}</span>{' '}
                <span className={styles.price}>{price}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </PageHeader>
      <Box pageWidth>
        <div className={styles.partnerships}>
          <PartnershipCards partnerships={partnerships} />
          <PromoCard placement="strip" />
        </div>
      </Box>
      <Faq {...faq} />
      <CallToAction {...closing} />
    </>
  );
}
