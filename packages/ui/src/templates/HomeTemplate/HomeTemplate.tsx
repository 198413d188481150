// The promo card is an advertisement of the site.
import type { ReactNode } from 'react';
import { Box } from '../../primitives/Box/index.ts';
import { BenefitList, type BenefitListProps } from '../../patterns/BenefitList/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { CitySection, type CitySectionProps } from '../../patterns/CitySection/index.ts';
import { CompanyShowcase, type CompanyShowcaseProps } from '../../patterns/CompanyShowcase/index.ts';
import { Corrections, type CorrectionsProps } from '../../patterns/Corrections/index.ts';
import { FrontPagePicture, type FrontPagePictureProps } from '../../patterns/FrontPagePicture/index.ts';
import { Hero, type HeroProps } from '../../patterns/Hero/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';

export interface HomeData {
  hero: Pick<HeroProps, 'headline' | 'intro' | 'action' | 'note'>;
  picture: FrontPagePictureProps;
  benefits: BenefitListProps;
  cities: CitySectionProps;
  companies: CompanyShowcaseProps;
  corrections: CorrectionsProps;
  /** The last line of the page, with its button. */
  closing: CallToActionProps;
  /** The picture below it, as wide as the window. */
  closingPicture: FrontPagePictureProps['editions'];
}

export interface HomeTemplateProps {
  /** The page's content. */
  data: HomeData;
  /** The section with the form for an idea. */
  leadForm: ReactNode;
}

/** The home page. The promo card is below the benefits, so that it does not stand between the picture and the reasons. */
export function HomeTemplate({ data, leadForm }: HomeTemplateProps) {
  return (
    <>
      <Hero {...data.hero} picture={<FrontPagePicture {...data.picture} />} isPictureWide />
      <Box pageWidth marginTop={6}>
        <BenefitList {...data.benefits} />
        <Box marginTop={5}>
          <PromoCard placement="strip" onSmallScreens />
        </Box>
      </Box>
      {leadForm}
      <CitySection {...data.cities} />
      <CompanyShowcase {...data.companies} />
      <Corrections {...data.corrections} />
      <CallToAction {...data.closing} />
      <FrontPagePicture editions={data.closingPicture} isClosing />
    </>
  );
}
