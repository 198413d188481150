// `CityStudioTemplate`: the studio page of a city: services, the local scene and questions.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters. The tone
// `pencil` is the accent color of the main action.
import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ContactButton, type ContactPrefill } from '../../components/ContactButton/index.ts';
import { DarkBand, Section, type SectionLabel } from '../../components/Section/index.ts';
import { Faq, type FaqProps } from '../../patterns/Faq/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { CityLinks, type CityLinksProps } from '../../patterns/CityLinks/index.ts';
import { CityHero, type CityHeroProps } from '../../patterns/CityHero/index.ts';
import { Newsstand } from '../../patterns/Newsstand/index.ts';
import { ServiceList, type ServiceListProps } from '../../patterns/ServiceList/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './CityStudioTemplate.css.ts';

export interface CityStudioData {
  /** The page's heading, above the headline: `Creative studio for founders in Austin, Texas`. */
  heading: string;
  /** The place in AP style, in large letters: `AUSTIN,` and `Texas`. */
  dateline: HeadlineText;
  illustration: CityHeroProps['illustration'];
  /** Names the dateline for the view transition from a link to this page: `city-austin`. */
  transitionName?: string;
  headline: HeadlineText;
  intro: string;
  /** The link to the prices. */
  workLink: LinkData;
  /** The link to the contact form. */
  callLink: LinkData;
  /** The values that `callLink` fills in the contact form with. */
  callPrefill: ContactPrefill;
  /** The price, and what a call needs, under the two links. */
  note: string;
  services: ServiceListProps & { sectionLabel: SectionLabel; headline: HeadlineText; all: LinkData };
  ecosystem: {
    /** True if the section is before the services. @default false */
    isBeforeServices?: boolean;
    sectionLabel: SectionLabel;
    headline: HeadlineText;
    paragraphs: readonly RichTextContent[];
    pricing: LinkData;
    /** The link to the city's PR page. */
    pressPage: LinkData;
  };
  /** Null if the city has no questions. */
  faq: FaqProps | null;
  /** Links to the nearest cities. Null while there are so few cities that other lists of the page name them all. */
  nearest: (CityLinksProps & { sectionLabel: SectionLabel }) | null;
  closing: CallToActionProps;
  /** The URL of the view over the city from the studio's window, at the end of the page: an SVG file with the text that `cityView` of `StreetMap` returns for `window`. */
  view?: string | undefined;
}

export interface CityStudioTemplateProps {
  /** The page's content. */
  data: CityStudioData;
}

/**
 * A city's studio page: services, local ecosystem and questions. The composition depends on the city, so that its pages do not look alike:
 * on the layout of the services, and on which of both sections is first.
 */
export function CityStudioTemplate({ data }: CityStudioTemplateProps) {
  const {
    heading,
    dateline,
    illustration,
    transitionName,
    headline,
    intro,
    workLink,
    callLink,
    callPrefill,
    note,
    services,
    ecosystem,
    faq,
    nearest,
    closing,
    view,
  } = data;
  const id = useId();
  const ecosystemSection = (
    <DarkBand>
      <Section sectionLabel={ecosystem.sectionLabel} labelledBy={`${id}ecosystem`}>
        {/* Small on phones, where the name of the city has to be larger. */}
        <CopyfitHeadline
          as="h2"
          id={`${id}ecosystem`}
          text={[ecosystem.headline.flat()]}
          sizeBias={0.3}
          narrowSize={15}
        />
        <div className={styles.ecosystem}>
          <div className={styles.prose}>
            {ecosystem.paragraphs.map((paragraph, index) => (
              <Text key={index}>
                <RichText text={paragraph} />
              </Text>
            ))}
          </div>
          <div className={styles.actionRow}>
            <Button href={ecosystem.pricing.href} tone="ink" arrow>
              {ecosystem.pricing.text}
            </Button>
            <Link href={ecosystem.pressPage.href}>{ecosystem.pressPage.text}</Link>
          </div>
        </div>
      </Section>
    </DarkBand>
  );
  return (
    <>
      <CityHero
        layout="strip"
        heading={heading}
        dateline={dateline}
        illustration={illustration}
        intro={intro}
        headline={headline}
        transitionName={transitionName}
      >
        <div className={styles.actions}>
          <Button href={workLink.href} tone="pencil" size="large" arrow fullWidth>
            {workLink.text}
          </Button>
          <div>
            <ContactButton href={callLink.href} prefill={callPrefill} size="large" arrow>
              {callLink.text}
            </ContactButton>
          </div>
          <div className={styles.actionsNote}>
            <Text variant="caption" tone="muted">
              {note}
            </Text>
          </div>
        </div>
      </CityHero>
      {ecosystem.isBeforeServices && ecosystemSection}
      <Section sectionLabel={services.sectionLabel} labelledBy={`${id}services`}>
        <div className={styles.servicesHeadline}>
          <CopyfitHeadline as="h2" id={`${id}services`} text={services.headline} sizeBias={0.4} />
        </div>
        <ServiceList services={services.services} layout={services.layout} />
        <div className={styles.linkRow}>
          <Link href={services.all.href}>{services.all.text}</Link>
        </div>
      </Section>
      {!ecosystem.isBeforeServices && ecosystemSection}
      {faq && <Faq {...faq} isHeadlineAbove />}
      {nearest && (
        <Section sectionLabel={nearest.sectionLabel}>
          <CityLinks label={nearest.label} cities={nearest.cities} />
        </Section>
      )}
      <CallToAction {...closing}>{view && <Newsstand url={view} isCity />}</CallToAction>
    </>
  );
}
