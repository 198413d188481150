// `CitySection`: the cities as the index of a newspaper: name, description, page number.
// `CopyfitHeadline` makes each line of a headline as wide as its column. Its `sizeBias` (0 to 1) prefers large, narrow letters.
import { useId } from 'react';
import { DarkBand, Section, type SectionLabel } from '../../components/Section/index.ts';
import { CopyfitHeadline, type HeadlineText } from '../../primitives/CopyfitHeadline/index.ts';
import { Anchor } from '../../primitives/Link/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { compass } from '../StreetMap/plan.ts';
import * as styles from './CitySection.css.ts';

interface Entry {
  /** The name of the city. */
  readonly text: string;
  readonly href: string;
  /** The page number, at the end of the line: `C3`. */
  readonly number: string;
  /** Small text under the name. */
  readonly description: string;
  /** The angle of its streets from north, in degrees, before the number. */
  readonly bearing?: number;
  /** Names the city for the view transition to its page: `city-austin`. */
  readonly transitionName?: string;
  /** The URL of the city's map. It is downloaded when it is shown, in the colors of the night edition, because the section is dark. */
  readonly map?: string;
}

export interface CitySectionProps {
  /** The title and the page number above the section. */
  sectionLabel: SectionLabel;
  /** The section's h2. */
  headline: HeadlineText;
  /** Small text under the headline. */
  note: string;
  /** The text below the map until a city is hovered or focused: `Choose a city.` */
  prompt: string;
  /** The cities, in order. */
  cities: readonly Entry[];
  /** The last line, in blue: for visitors whose city is missing. */
  otherCity: Entry;
}

const CityEntry = ({ text, href, number, description, bearing, transitionName }: Entry) => (
  <Anchor href={href} className={styles.entry}>
    <span className={styles.name} data-transition-name={transitionName}>
      {text}
      <VisuallyHidden>: </VisuallyHidden>
    </span>
    <span className={styles.description}>{description}</span>
    <span className={styles.number} aria-hidden="true">
      {bearing !== undefined && <span>{compass(bearing)}</span>} {number}
    </span>
  </Anchor>
);

/**
 * The cities as the index of a newspaper: name, description and page number. Beside the list, or above it on phones, is the map of the city
 * that is hovered or focused, or else of the first one.
 */
export function CitySection({ sectionLabel, headline, note, prompt, cities, otherCity }: CitySectionProps) {
  const id = useId();
  return (
    <DarkBand>
      <Section sectionLabel={sectionLabel} labelledBy={id}>
        <div className={styles.grid}>
          <div className={styles.heading}>
            <CopyfitHeadline as="h2" id={id} text={headline} sizeBias={0.1} />
            <Text variant="caption" tone="muted">
              {note}
            </Text>
            {cities.some(({ map }) => map) && (
              <div className={styles.preview} aria-hidden="true">
                <div className={styles.frame}>
                  <div className={styles.maps}>
                    {cities.map(({ text, href, map }) => (
                      <div key={href}>
                        {map && (
                          <>
                            <img src={`${map}#night`} alt="" loading="lazy" decoding="async" />
                            <Text variant="label">{text}</Text>
                          </>
                        )}
                      </div>
                    ))}
                  </div>
                </div>
                <p className={styles.prompt}>{prompt}</p>
              </div>
            )}
          </div>
          <ul className={styles.index}>
            {cities.map(city => (
              <li key={city.href}>
                <CityEntry {...city} />
              </li>
            ))}
            <li className={styles.otherCity}>
              <CityEntry {...otherCity} />
            </li>
          </ul>
        </div>
      </Section>
    </DarkBand>
  );
}
