// `HomeTemplate`: the home page.
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { BenefitList, type BenefitListProps } from '../../patterns/BenefitList/index.ts';
import { CitySection, type CitySectionProps } from '../../patterns/CitySection/index.ts';
import { CompanyShowcase, type CompanyShowcaseProps } from '../../patterns/CompanyShowcase/index.ts';
import { Corrections, type CorrectionsProps } from '../../patterns/Corrections/index.ts';
import { FrontPagePicture, type FrontPagePictureProps } from '../../patterns/FrontPagePicture/index.ts';
import * as heroStyles from '../../patterns/Hero/Hero.css.ts';
import { Hero, type HeroProps } from '../../patterns/Hero/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';

export interface HomeData {
  hero: Pick<HeroProps, 'headline' | 'intro' | 'action' | 'note'>;
  picture: FrontPagePictureProps;
  benefits: BenefitListProps;
  cities: CitySectionProps;
  companies: CompanyShowcaseProps;
  corrections: CorrectionsProps;
  /** The last section of the page, with its button. */
  closing: {
    readonly sectionLabel: SectionLabel;
    readonly headline: HeadlineText;
    readonly text: string;
    readonly action: LinkData;
  };
  /** The picture at the end of the page, as wide as the window. */
  closingPicture: FrontPagePictureProps['editions'];
}

export interface HomeTemplateProps {
  /** The page's content. */
  data: HomeData;
  /** The section with the form for an idea. */
  leadForm: ReactNode;
}

/**
 * The last section: a headline, a sentence and a button. It has the columns of the hero, because the styles of `CallToAction` would exceed
 * the page's budget of CSS.
 */
function Closing({ sectionLabel, headline, text, action }: HomeData['closing']) {
  const id = useId();
  return (
    <Section sectionLabel={sectionLabel} labelledBy={id}>
      {/* `sizeBias` is between 0 (small, wide letters) and 1 (large, narrow ones). With 0.1 the lines are lower than most headlines, except on phones. */}
      <CopyfitHeadline as="h2" id={id} text={headline} sizeBias={0.1} narrowSize={16} />
      <div className={classNames(heroStyles.columns, heroStyles.footer)}>
        <div className={heroStyles.intro}>
          <Text variant="intro">{text}</Text>
        </div>
        <div className={heroStyles.action}>
          <Button href={action.href} tone="pencil" size="large" arrow fullWidth>
            {action.text}
          </Button>
        </div>
      </div>
    </Section>
  );
}

/**
 * The home page. The promo card is below the benefits, so that it does not stand between the picture and the reasons. As a `strip` it is as
 * wide as the page. Phones show it too (`onSmallScreens`), which most pages leave out there.
 */
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
      <Closing {...data.closing} />
      <FrontPagePicture editions={data.closingPicture} isClosing />
    </>
  );
}
