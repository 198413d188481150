// `CityPressTemplate`: a city's page on which the studio sells press releases.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters. An outlet
// is a newspaper or another newsroom. The tone `pencil` is the accent color of the main action.
import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ContactButton, type ContactPrefill } from '../../components/ContactButton/index.ts';
import { DarkBand, Section, type SectionLabel } from '../../components/Section/index.ts';
import { TextColumns, type TextColumnsProps } from '../../patterns/TextColumns/index.ts';
import { Faq, type FaqProps } from '../../patterns/Faq/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { CityLinks, type CityLinksProps } from '../../patterns/CityLinks/index.ts';
import { CityHero, type CityHeroProps } from '../../patterns/CityHero/index.ts';
import { Newsstand } from '../../patterns/Newsstand/index.ts';
import { OutletGrid, type OutletGridProps } from '../../patterns/OutletGrid/index.ts';
import { PackageCards, type PackageCardsProps } from '../../patterns/PackageCards/index.ts';
import { cityFrameOf } from '../../patterns/StreetMap/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './CityPressTemplate.css.ts';

export interface CityPressData {
  /** The page's heading: `PR Authority for Austin startups`. */
  heading: string;
  /** The lowest price and how it is paid, beside the heading. Narrow screens do not show it; there `action` and `note` say the same. */
  price: string;
  /** The place in AP style, in large letters: `AUSTIN,` and `Texas`. */
  dateline: HeadlineText;
  /** A headline with a deleted and an inserted word. Its letters are smaller than those of the dateline. */
  correctedHeadline: HeadlineText;
  intro: string;
  action: LinkData;
  /** Small text under `action`: how the price is paid, and what the link opens. */
  note: string;
  /** The values that `action` fills in the contact form with. */
  prefill: ContactPrefill;
  illustration: CityHeroProps['illustration'];
  /** Names the dateline for the view transition from a link to this page: `city-austin`. */
  transitionName?: string;
  outlets: OutletGridProps & { sectionLabel: SectionLabel; headline: HeadlineText; note: string };
  packages: PackageCardsProps & {
    sectionLabel: SectionLabel;
    headline: HeadlineText;
    /** The text beside the headline: what the words of the packages mean. */
    note: string;
  };
  notes: Pick<TextColumnsProps, 'notes'> & {
    sectionLabel: SectionLabel;
    /** One line as wide as the page. */
    headline: HeadlineText;
    /** True if the notes are before the packages. @default false */
    isBeforePackages?: boolean;
  };
  /** Null if the city has no questions. */
  faq: FaqProps | null;
  /** Links to the nearest cities. Null while there are so few cities that other lists of the page name them all. */
  nearest: (CityLinksProps & { sectionLabel: SectionLabel }) | null;
  /** The link to the city's other page. */
  studioPage: LinkData;
  closing: CallToActionProps;
  /** The URL of the view over the city, at the end of the page: an SVG file with the text that `cityView` of `StreetMap` returns. */
  view?: string | undefined;
}

export interface CityPressTemplateProps {
  /** The page's content. */
  data: CityPressData;
}

/**
 * A city's PR page: outlets, packages and local notes. The composition depends on `outlets.layout`, on `notes.isBeforePackages`, and on the
 * side of the map on which the streets are, so that the cities' pages do not look alike.
 */
export function CityPressTemplate({ data }: CityPressTemplateProps) {
  const {
    heading,
    price,
    dateline,
    correctedHeadline,
    intro,
    action,
    note,
    prefill,
    illustration,
    transitionName,
    outlets,
    packages,
    notes,
    faq,
    nearest,
    studioPage,
    closing,
    view,
  } = data;
  const id = useId();
  // The section headlines are on the same side as the streets of the hero's map.
  const areStreetsLeft = cityFrameOf(illustration.plan) === 'streetsLeft';
  const aside = areStreetsLeft ? 'aside' : 'asideEnd';
  const content = areStreetsLeft ? 'content' : 'contentStart';
  const notesSection = (
    <DarkBand>
      <Section sectionLabel={notes.sectionLabel} labelledBy={`${id}notes`}>
        <div className={styles.notes}>
          <CopyfitHeadline as="h2" id={`${id}notes`} text={notes.headline} sizeBias={0.4} />
          <TextColumns notes={notes.notes} />
          <div>
            <Button href={studioPage.href} arrow>
              {studioPage.text}
            </Button>
          </div>
        </div>
      </Section>
    </DarkBand>
  );
  return (
    <>
      <CityHero
        heading={heading}
        note={price}
        dateline={dateline}
        illustration={illustration}
        intro={intro}
        headline={correctedHeadline}
        transitionName={transitionName}
      >
        <div className={styles.action}>
          <ContactButton href={action.href} prefill={prefill} tone="pencil" size="large" arrow>
            {action.text}
          </ContactButton>
          <Text variant="caption" tone="muted">
            {note}
          </Text>
        </div>
      </CityHero>
      <Section sectionLabel={outlets.sectionLabel} labelledBy={`${id}outlets`}>
        <Grid>
          <GridArea area={aside}>
            <div className={styles.aside}>
              <CopyfitHeadline as="h2" id={`${id}outlets`} text={outlets.headline} sizeBias={0.4} />
              <div className={styles.note}>
                <Text variant="intro">{outlets.note}</Text>
              </div>
            </div>
          </GridArea>
          <GridArea area={content}>
            <OutletGrid outlets={outlets.outlets} layout={outlets.layout} />
          </GridArea>
        </Grid>
      </Section>
      {notes.isBeforePackages && notesSection}
      <Section sectionLabel={packages.sectionLabel} labelledBy={`${id}packages`}>
        <Grid>
          <GridArea area={aside}>
            <CopyfitHeadline as="h2" id={`${id}packages`} text={packages.headline} sizeBias={0.4} />
          </GridArea>
          <GridArea area={content}>
            <div className={styles.note}>
              <Text variant="intro">{packages.note}</Text>
            </div>
          </GridArea>
        </Grid>
        <div className={styles.packages}>
          <PackageCards packages={packages.packages} placeAndTerms={packages.placeAndTerms} />
        </div>
      </Section>
      {!notes.isBeforePackages && notesSection}
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
