import { Button } from '../../components/Button/index.ts';
import { CopyfitHeadline } from '../../primitives/CopyfitHeadline/index.ts';
import { Link, type LinkData } from '../../primitives/Link/index.ts';
import { RichText } from '../../primitives/RichText/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './ServiceCard.css.ts';

export interface Service {
  readonly name: string;
  /** The words that a classified opens with, in capitals: `WANTED`. */
  readonly lead: string;
  /** The sentence that they begin. */
  readonly text: string;
  readonly features: readonly string[];
}

export interface ServiceCardProps {
  service: Service;
  /** Its number on the page. */
  number: number;
  /** The cities where it is offered, under a word or two: `By city`. */
  cities: { readonly label: string; readonly links: readonly LinkData[] };
  /** What answers the advertisement. */
  action: LinkData;
}

/** A classified advertisement: its first words fill the column, the rest is terse. */
export function ServiceCard({ service, number, cities, action }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Text as="h3" variant="head">
          {service.name}
        </Text>
        <span className={styles.number}>
          <Text as="span" variant="label" tone="muted">
            No. {number}
          </Text>
        </span>
      </div>
      <p className={styles.say}>
        {/* Short words as wide as they go, long ones as large: a page of mixed wood type of about one height. */}
        <CopyfitHeadline
          as="span"
          text={[[service.lead]]}
          bias={service.lead.length > 8 ? 1 : 0}
          leading={0.8}
        />{' '}
        <span className={styles.text}>
          <RichText text={service.text} />
        </span>
      </p>
      <ul className={styles.features}>
        {service.features.map(feature => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.cities}>
        <span>{cities.label}</span>
        <ul className={styles.links}>
          {cities.links.map(({ text, href }) => (
            <li key={href} className={styles.city}>
              <Link href={href} tone="ink">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.action}>
        <Button href={action.href} size="small">
          {action.text}
        </Button>
      </div>
    </article>
  );
}

/** A page of them, ruled into as many columns as the sheet is wide. */
export function ServiceCards({
  services,
  ...shared
}: { services: readonly Service[] } & Omit<ServiceCardProps, 'service' | 'number'>) {
  return (
    <ul className={styles.columns}>
      {services.map((service, index) => (
        <li key={service.name} className={styles.slot}>
          <ServiceCard service={service} number={index + 1} {...shared} />
        </li>
      ))}
    </ul>
  );
}
