import { Anchor } from '../../primitives/Link/index.ts';
import { shownIn } from '../../theme/shownIn.css.ts';
import { frames } from '../StreetMap/plan.ts';
import * as styles from './CityLinks.css.ts';

const { width, height } = frames.index;
const mapSize = { width, height };

export interface CityLink {
  /** The name of the city. */
  readonly name: string;
  readonly href: string;
  /** Text under the name: `Calif. edition`. */
  readonly detail?: string;
  /** The URL of the city's map, a file that the build draws. Phones do not show it. */
  readonly map?: string;
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
        {cities.map(({ name, href, detail, map, transitionName }) => (
          <li key={href} className={styles.item}>
            <Anchor href={href} className={styles.link}>
              {map && (
                <span className={styles.map}>
                  <img {...mapSize} className={shownIn.day} src={map} alt="" loading="lazy" />
                  <img {...mapSize} className={shownIn.night} src={`${map}#night`} alt="" loading="lazy" />
                </span>
              )}
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
