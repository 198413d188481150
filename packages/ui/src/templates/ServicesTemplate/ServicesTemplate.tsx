import { Section, type SectionLabel } from '../../components/Section/index.ts';
import { PageHeader, type PageHeaderProps } from '../../patterns/PageHeader/index.ts';
import { type Service, type ServiceCardProps, ServiceCards } from '../../patterns/ServiceCard/index.ts';
import type { HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';

export interface ServicesData extends Pick<ServiceCardProps, 'cities' | 'action'> {
  headline: HeadlineText;
  lede: string;
  /** The page's next step, beside the introduction. */
  pricing: NonNullable<PageHeaderProps['action']>;
  sectionLabel: SectionLabel;
  services: readonly Service[];
}

export interface ServicesTemplateProps {
  /** The page's content. */
  data: ServicesData;
}

/** The page /services, set like classified advertisements. */
export function ServicesTemplate({ data }: ServicesTemplateProps) {
  const { headline, lede, pricing, sectionLabel, ...cards } = data;
  return (
    <>
      <PageHeader headline={headline} lede={lede} action={pricing} />
      <Section sectionLabel={sectionLabel} hiddenTitle={sectionLabel[0]}>
        <ServiceCards {...cards} />
      </Section>
    </>
  );
}
