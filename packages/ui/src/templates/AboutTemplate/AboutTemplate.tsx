// `AboutTemplate`: the page /about, with what the studio believes and how it works.
// `CopyfitHeadline` makes each line of a headline as wide as its column. `sectionLabel` is the line above a section: its name and a page
// number.
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { Corrections, type CorrectionsProps } from '../../patterns/Corrections/index.ts';
import { Hero, type HeroProps } from '../../patterns/Hero/index.ts';
import { ProcessSteps, type ProcessStepsProps } from '../../patterns/ProcessSteps/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { type RichTextContent, RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './AboutTemplate.css.ts';
import { Typewriter } from './Typewriter.tsx';

export interface AboutData {
  hero: Pick<HeroProps, 'headline' | 'intro'> & { action: HeroProps['action'] & Pick<HeroProps, 'note'> };
  philosophy: {
    sectionLabel: SectionLabel;
    headline: HeadlineText;
    principles: readonly { readonly title: string; readonly text: RichTextContent }[];
  };
  process: ProcessStepsProps & { sectionLabel: SectionLabel; headline: HeadlineText; text: string };
  closing: CallToActionProps;
  corrections: CorrectionsProps;
}

export interface AboutTemplateProps {
  /** The page's content. */
  data: AboutData;
}

/** The page /about: principles, process and corrections. */
export function AboutTemplate({
  data: { hero, philosophy, process, closing, corrections },
}: AboutTemplateProps) {
  return (
    <>
      {/* With a smaller line height, descenders would touch the next line. */}
      <div className={styles.hero}>
        <Hero {...hero} note={hero.action.note} sizeBias={0.5} lineHeight={1} picture={<Typewriter />} />
      </div>
      <Box pageWidth marginTop={6}>
        <PromoCard placement="strip" />
      </Box>
      <Section sectionLabel={philosophy.sectionLabel}>
        <Stack gap={5}>
          <CopyfitHeadline as="h2" text={philosophy.headline} />
          <ol className={styles.principles}>
            {philosophy.principles.map(({ title, text }) => (
              <li key={title} className={styles.principle}>
                <Text as="h3" variant="title">
                  {title}
                </Text>
                <Text>
                  <RichText text={text} />
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      </Section>
      <Section sectionLabel={process.sectionLabel}>
        <Grid>
          <GridArea area="aside">
            <CopyfitHeadline as="h2" text={process.headline} />
          </GridArea>
          <GridArea area="content">
            <Text variant="intro">
              <RichText text={process.text} />
            </Text>
          </GridArea>
        </Grid>
        <div className={styles.steps}>
          <ProcessSteps steps={process.steps} />
        </div>
      </Section>
      <CallToAction {...closing} />
      <Corrections {...corrections} />
    </>
  );
}
