import { Anchor } from '../../primitives/Link/index.ts';
import * as styles from './CityLinks.css.ts';

export interface CityLink {
  /** The name of the city. */
  readonly name: string;
  readonly href: string;
  /** Text under the name: `Calif. edition`. */
  readonly detail?: string;
  /** Names the city for the view transition to its page: `city-austin`. */
  readonly transitionName?: string;
}

export interface CityLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  /** The cities, in order. Five fit in a row. */
  cities: readonly CityLink[];
}

/** Links to the cities' pages, in columns. */
export function CityLinks({ label, cities }: CityLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {cities.map(({ name, href, detail, transitionName }) => (
          <li key={href} className={styles.item}>
            <Anchor href={href} className={styles.link}>
              <b className={styles.name} data-transition-name={transitionName}>
                {name}
              </b>
              {detail && <span className={styles.detail}>{detail}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
