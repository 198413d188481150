import type { ReactNode } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { BenefitList, type BenefitListProps } from '../../patterns/BenefitList/index.ts';
import { CitySection, type CitySectionProps } from '../../patterns/CitySection/index.ts';
import { CompanyShowcase, type CompanyShowcaseProps } from '../../patterns/CompanyShowcase/index.ts';
import { Hero, type HeroProps } from '../../patterns/Hero/index.ts';
import { LeadFormSection, type LeadFormSectionProps } from '../../patterns/LeadFormSection/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';

export interface HomeData {
  hero: Pick<HeroProps, 'headline' | 'lede' | 'action' | 'note'>;
  /** Shown in the column on narrow screens; on wide ones the site shows it as a card in the corner. */
  promo: { title: string; text: string; link: LinkData };
  benefits: BenefitListProps;
  leadForm: Omit<LeadFormSectionProps, 'children'>;
  cities: CitySectionProps;
  companies: CompanyShowcaseProps;
}

export interface HomeTemplateProps {
  /** The page's content. */
  data: HomeData;
  /** The service finder. */
  serviceFinder: ReactNode;
}

/** The front page. */
export function HomeTemplate({ data, serviceFinder }: HomeTemplateProps) {
  return (
    <>
      <Hero {...data.hero} />
      <Box pageWidth>
        <PromoCard placement="column" {...data.promo} />
        <Box marginTop={6}>
          <BenefitList {...data.benefits} />
        </Box>
      </Box>
      <LeadFormSection {...data.leadForm}>{serviceFinder}</LeadFormSection>
      <CitySection {...data.cities} />
      <CompanyShowcase {...data.companies} />
    </>
  );
}
