import { classNames } from '../../primitives/classNames.ts';
import * as styles from './LogoCarousel.css.ts';

export interface Logo {
  readonly src: string;
  /** The outlet's name. */
  readonly alt: string;
  /** 180 × 90 px; the others are 120 × 60. */
  readonly large: boolean;
}

export interface LogoCarouselProps {
  /** What runs past: `Where releases run`. */
  label: string;
  /** On the switch that holds it. */
  pause: string;
  /** In their order. The more there are, the longer a lap takes. */
  logos: readonly Logo[];
}

/**
 * Outlets in a line that loops. It stands still, and scrolls, under reduced motion and without script; pointing at it,
 * focusing it or pressing the switch holds it, before hydration too. Without logos it is not there at all.
 */
export function LogoCarousel({ label, pause, logos }: LogoCarouselProps) {
  if (logos.length === 0) return null;
  // Twice the same: a document compresses it to nothing, and assistive technology is told of one.
  const items = logos.map(({ src, alt, large }) => (
    <li key={src} className={styles.illustration}>
      <img
        src={src}
        alt={alt}
        width={large ? 180 : 120}
        height={large ? 90 : 60}
        className={styles.logo}
        loading="lazy"
      />
    </li>
  ));
  const lap = styles.laps.find(({ least }) => logos.length >= least)?.lap;
  return (
    <div className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must scroll by keyboard. */}
      <section aria-label={label} className={styles.window} tabIndex={0}>
        <div className={classNames(styles.track, lap)}>
          <ul className={styles.list}>{items}</ul>
          <ul className={classNames(styles.list, styles.copy)} aria-hidden="true">
            {items}
          </ul>
        </div>
      </section>
      <label className={styles.pause}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox says itself whether it is checked. */}
        <input type="checkbox" role="switch" className={styles.input} />
        {pause}
      </label>
    </div>
  );
}
