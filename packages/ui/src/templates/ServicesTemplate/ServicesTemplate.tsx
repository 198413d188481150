// `ServicesTemplate`: the page /services: everything the studio does, as classified advertisements.
// `sectionLabel` is the line above a section: its name and a page number.
import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { CallToAction, type CallToActionProps } from '../../patterns/CallToAction/index.ts';
import { Illustration } from '../../patterns/Illustration/index.ts';
import { PageHeader, type PageHeaderProps } from '../../patterns/PageHeader/index.ts';
import { PromoCard } from '../../patterns/PromoCard/index.ts';
import { type Service, type ServiceCardProps, ServiceCards } from '../../patterns/ServiceCard/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ServicesTemplate.css.ts';

export interface ServicesData extends Pick<ServiceCardProps, 'action' | 'photographs'> {
  /** The city pages, which offer every service. */
  cities: { readonly label: string; readonly links: readonly LinkData[] };
  headline: HeadlineText;
  intro: string;
  /** The page's next step, beside the introduction. */
  pricing: NonNullable<PageHeaderProps['action']>;
  sectionLabel: SectionLabel;
  services: readonly Service[];
  closing: CallToActionProps;
}

export interface ServicesTemplateProps {
  /** The page's content. */
  data: ServicesData;
}

/** The page /services, in the style of classified advertisements. */
export function ServicesTemplate({ data }: ServicesTemplateProps) {
  const { headline, intro, pricing, sectionLabel, cities, closing, ...cards } = data;
  return (
    <>
      <PageHeader
        headline={headline}
        intro={intro}
        action={pricing}
        hasPromo={false}
        picture={<Illustration name="bench" />}
      />
      <div className={styles.services}>
        <Section sectionLabel={sectionLabel} hiddenTitle={sectionLabel[0]}>
          <ServiceCards {...cards} />
          <div className={styles.cities}>
            <Text variant="label">{cities.label}</Text>
            <ul className={styles.links}>
              {cities.links.map(({ text, href }) => (
                <li key={href}>
                  <Link href={href} tone="ink">
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      </div>
      <Box pageWidth>
        <div className={styles.promo}>
          <PromoCard placement="strip" />
        </div>
      </Box>
      <CallToAction {...closing} />
    </>
  );
}
