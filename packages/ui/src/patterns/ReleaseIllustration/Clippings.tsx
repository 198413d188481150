import { Clipping } from './Clipping.tsx';
import { clippings } from './clippingProps.ts';
import * as styles from './Clippings.css.ts';

/** Three of the clippings of `ReleaseIllustration`, without motion. Decoration: it fills its container, which must be positioned (CSS `position`). */
export function Clippings() {
  return (
    <div className={styles.root}>
      {(Object.keys(styles.clippingClasses) as (keyof typeof styles.clippingClasses)[]).map(name => (
        <Clipping key={name} {...clippings[name]} className={styles.clippingClasses[name]} />
      ))}
    </div>
  );
}
