import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeSwitchProps {
  /** What is chosen here, for those who hear the page: `Edition`. */
  legend: string;
  /** `Day edition` */
  day: string;
  /** `Night edition` */
  night: string;
}

/**
 * Day or Night edition, as a group of two radio buttons named `edition` with the values `day` and `night`.
 *
 * It holds no state and needs no React. Whoever mounts it (on the site: the bootstrap script) does three things: sets
 * `data-edition` on `<html>` before the first paint if a choice is stored; checks the radio of the edition that is
 * shown, which is the system's as long as nothing is stored; and on `change` sets the attribute and stores the value.
 * Nothing is checked in the markup, since the printer cannot know the reader's system. Hidden where there is no script.
 */
export function ThemeSwitch({ legend, day, night }: ThemeSwitchProps) {
  return (
    <fieldset className={styles.root}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <label className={styles.choice}>
        <input type="radio" name="edition" value="day" className={styles.radio} />
        {day}
      </label>
      <label className={styles.choice}>
        <input type="radio" name="edition" value="night" className={styles.radio} />
        {night}
      </label>
    </fieldset>
  );
}
