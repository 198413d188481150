import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { PageHeader } from '../../patterns/PageHeader/index.ts';
import { type Service, type ServiceCardProps, ServiceCards } from '../../patterns/ServiceCard/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';

export interface ServicesData extends Pick<ServiceCardProps, 'cities' | 'action'> {
  headline: HeadlineText;
  lede: string;
  sectionLabel: SectionLabel;
  services: readonly Service[];
}

export interface ServicesTemplateProps {
  /** The page's content. */
  data: ServicesData;
}

/** The page /services, set like classified advertisements. */
export function ServicesTemplate({ data }: ServicesTemplateProps) {
  const { headline, lede, sectionLabel, ...cards } = data;
  return (
    <>
      <PageHeader headline={headline} lede={lede} />
      <Section sectionLabel={sectionLabel}>
        <VisuallyHidden as="h2">{sectionLabel[0]}</VisuallyHidden>
        <ServiceCards {...cards} />
      </Section>
    </>
  );
}
