import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { classNames } from '../../primitives/classNames.ts';
import { hiddenWhileWaiting } from '../../theme/hiddenWhileWaiting.css.ts';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeSwitchProps {
  /** The accessible name of the group: `Edition`. */
  legend: string;
  /** Text of the first option: `Day edition`. */
  day: string;
  /** Text of the second option: `Night edition`. */
  night: string;
}

/**
 * Two radio buttons named `edition`, with the values `day` and `night`, that select the color theme.
 *
 * The component has no state and no script. The page around it (on the site: the bootstrap script) sets `data-edition`
 * on `<html>` before the first paint if a choice is stored, checks the radio button of the edition that is shown, and
 * on `change` updates the attribute and stores the value. The markup checks neither button, because the build does not
 * know the visitor's system. Hidden without script, and as long as `<html>` has `data-waiting`, which
 * the script removes.
 */
export function ThemeSwitch({ legend, day, night }: ThemeSwitchProps) {
  return (
    <fieldset className={classNames(styles.root, hiddenWhileWaiting)}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <label className={styles.option}>
        <input type="radio" name="edition" value="day" className={styles.radio} />
        {day}
      </label>
      <label className={styles.option}>
        <input type="radio" name="edition" value="night" className={styles.radio} />
        {night}
      </label>
    </fieldset>
  );
}
