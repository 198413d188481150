import { Anchor } from '../../primitives/Link/index.ts';
import * as styles from './CityLinks.css.ts';

export interface CityLink {
  readonly name: string;
  readonly href: string;
  /** A word under the name: `Calif. edition`. */
  readonly detail?: string;
}

export interface CityLinksProps {
  /** What the navigation is called to assistive technology. */
  label: string;
  /** Five stand in a row; more begin another. */
  cities: readonly CityLink[];
}

/** The cities as a line of columns, each the way to its own page. */
export function CityLinks({ label, cities }: CityLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {cities.map(({ name, href, detail }) => (
          <li key={href} className={styles.item}>
            <Anchor href={href} className={styles.link}>
              <b className={styles.name}>{name}</b>
              {detail && <span className={styles.detail}>{detail}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
