// `ServiceCard`: a service as a classified advertisement, with its features.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters. `leadWords`
// are the first words of a text, set as a headline.
import { Button } from '../../components/Button/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import type { LinkData } from '../../primitives/Link/index.ts';
import { RichText, type RichTextContent } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { Clippings, type PhotographUrls } from '../ReleaseIllustration/index.ts';
import * as styles from './ServiceCard.css.ts';

/** A service of the studio. */
export interface Service {
  readonly name: string;
  /** The large words before the text, in capitals: `WANTED`. */
  readonly leadWords: string;
  readonly text: RichTextContent;
  readonly features: readonly string[];
  /** True for the one service with a picture. On desktops its advertisement is two columns wide, so it must be the first in a row of three. */
  readonly hasPicture?: boolean;
}

export interface ServiceCardProps {
  /** The service. */
  service: Service;
  /** The number of the service in the list, from 1. */
  number: number;
  /** The button at the end of the card. */
  action: LinkData;
  /** The URLs of the photographs in the picture, which is not shown without them. */
  photographs?: PhotographUrls;
}

/** A service in the form of a classified advertisement. */
export function ServiceCard({ service, number, action, photographs }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Text as="h3" variant="head">
          {service.name}
        </Text>
        <span className={styles.number} aria-hidden="true">
          <Text as="span" variant="label" tone="muted">
            No. {number}
          </Text>
        </span>
      </div>
      <p className={styles.adText}>
        {/* Different size biases for short and long words make them about equally high. */}
        <span className={styles.leadWords}>
          <CopyfitHeadline
            as="span"
            text={[[service.leadWords]]}
            accessibleText={`${service.leadWords}:`}
            sizeBias={service.leadWords.length > 8 ? 1 : 0}
            lineHeight={0.8}
          />
        </span>{' '}
        <RichText text={service.text} />
      </p>
      <ul className={styles.features}>
        {service.features.map(feature => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
      {service.hasPicture && photographs && (
        <div className={styles.picture}>
          <Clippings photographs={photographs} />
        </div>
      )}
      <div className={styles.footer}>
        <Button href={action.href} size="small">
          {action.text}
        </Button>
      </div>
    </article>
  );
}

/** The services in columns, with a line between two columns. */
export function ServiceCards({
  services,
  ...shared
}: {
  /** The services, in order. */
  services: readonly Service[];
} & Omit<ServiceCardProps, 'service' | 'number'>) {
  return (
    <ul className={styles.columns}>
      {services.map((service, index) => (
        <li key={service.name} className={classNames(styles.item, service.hasPicture && styles.withPicture)}>
          <ServiceCard service={service} number={index + 1} {...shared} />
        </li>
      ))}
    </ul>
  );
}
