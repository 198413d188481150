// `PrAuthorityTemplate`: the page of the product: what it is, where press releases are published, what it costs.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
// `sectionLabel` is the line above a section: its name and a page number.
import { useId } from 'react';
import { DarkBand, Section, type SectionLabel } from '../../components/Section/index.ts';
import { BenefitList, type BenefitListProps } from '../../patterns/BenefitList/index.ts';
import { CityLinks, type CityLinksProps } from '../../patterns/CityLinks/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { Guarantee, type GuaranteeProps } from '../../patterns/Guarantee/index.ts';
import { Hero, type HeroProps } from '../../patterns/Hero/index.ts';
import { LogoCarousel, type LogoCarouselProps } from '../../patterns/LogoCarousel/index.ts';
import { Newsstand, type NewsstandProps } from '../../patterns/Newsstand/index.ts';
import { PlacementReport, type PlacementReportProps } from '../../patterns/PlacementReport/index.ts';
import { PricingTable, type PricingTableProps } from '../../patterns/PricingTable/index.ts';
import {
  ReleaseIllustration,
  type ReleaseIllustrationProps,
} from '../../patterns/ReleaseIllustration/index.ts';
import { type Testimonial, Testimonials } from '../../patterns/Testimonials/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';

export interface PrAuthorityData {
  hero: Pick<HeroProps, 'headline' | 'intro' | 'action' | 'note'>;
  illustration: ReleaseIllustrationProps;
  /** The logos of newsrooms. */
  carousel: LogoCarouselProps;
  benefits: BenefitListProps & { sectionLabel: SectionLabel; headline: HeadlineText };
  /** A sample of the report at the end of an order. */
  report: { sectionLabel: SectionLabel; headline: HeadlineText; report: PlacementReportProps };
  /** The hero's action links to `id`. */
  rates: Omit<PricingTableProps, 'onBuy' | 'busy'> & {
    sectionLabel: SectionLabel;
    id: string;
    headline: HeadlineText;
  };
  guarantee: Omit<GuaranteeProps, 'id'> & {
    sectionLabel: SectionLabel;
    testimonials: readonly Testimonial[];
  };
  cities: Omit<CityLinksProps, 'label'> & {
    sectionLabel: SectionLabel;
    headline: HeadlineText;
    /** The accessible name of the links. */
    title: string;
    /** The URLs of the drawing at the end of the page. */
    newsstand: NewsstandProps['url'];
  };
  closing: CallToActionProps;
}

export interface PrAuthorityTemplateProps {
  /** The page's content. */
  data: PrAuthorityData;
  /** Buys a tier by its `id`. Returns false to follow its link. */
  onBuy?: PricingTableProps['onBuy'];
  /** True while a checkout is being opened. */
  buying?: boolean;
}

/** The page /PR-Authority: benefits, prices, guarantee and cities. */
export function PrAuthorityTemplate({ data, onBuy, buying }: PrAuthorityTemplateProps) {
  const id = useId();
  const { hero, illustration, carousel, benefits, report, rates, guarantee, cities, closing } = data;
  return (
    <>
      <Hero
        {...hero}
        sizeBias={0.9}
        lineHeight={0.9}
        illustration={
          <Box marginTop={{ narrow: 2, large: 5 }}>
            <ReleaseIllustration {...illustration} />
          </Box>
        }
      />
      {/* The element exists even without logos, because the site adds logos to it later. */}
      <div data-logos="">
        {carousel.logos.length > 0 && (
          <Box pageWidth marginTop={5}>
            <LogoCarousel {...carousel} />
          </Box>
        )}
      </div>
      <Section sectionLabel={benefits.sectionLabel} labelledBy={`${id}benefits`}>
        <Stack gap={4}>
          {/* On phones small enough for the page's headline to be the largest, with line spacing that is even below a letter such as `y`. */}
          <CopyfitHeadline
            as="h2"
            id={`${id}benefits`}
            text={[benefits.headline.flat()]}
            sizeBias={0.7}
            narrowSize={13}
            lineHeight={1}
          />
          <BenefitList label={benefits.label} items={benefits.items} level="h3" />
        </Stack>
      </Section>
      <Section sectionLabel={report.sectionLabel} labelledBy={`${id}report`}>
        <PlacementReport
          {...report.report}
          headline={
            <Box marginTop={3}>
              <CopyfitHeadline as="h2" id={`${id}report`} text={report.headline} />
            </Box>
          }
        />
      </Section>
      <Section sectionLabel={rates.sectionLabel} id={rates.id} labelledBy={`${id}rates`}>
        <Stack gap={5}>
          <CopyfitHeadline as="h2" id={`${id}rates`} text={rates.headline} />
          <PricingTable {...rates} onBuy={onBuy} busy={buying} />
        </Stack>
      </Section>
      <DarkBand>
        <Section sectionLabel={guarantee.sectionLabel} labelledBy={`${id}guarantee`}>
          <Stack gap={6}>
            <Guarantee id={`${id}guarantee`} headline={guarantee.headline} text={guarantee.text} />
            <Testimonials testimonials={guarantee.testimonials} />
          </Stack>
        </Section>
      </DarkBand>
      <Section sectionLabel={cities.sectionLabel} labelledBy={`${id}cities`}>
        <Stack gap={4}>
          <CopyfitHeadline as="h2" id={`${id}cities`} text={[cities.headline.flat()]} />
          <CityLinks label={cities.title} cities={cities.cities} />
        </Stack>
      </Section>
      <CallToAction {...closing}>
        <Newsstand url={cities.newsstand} />
      </CallToAction>
    </>
  );
}
