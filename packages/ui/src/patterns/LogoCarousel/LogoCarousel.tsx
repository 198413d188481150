// `LogoCarousel`: the publications that print press releases, as logos that move in a loop and can be paused.
import { classNames } from '../../primitives/classNames.ts';
import { hiddenWhileWaiting } from '../../theme/hiddenWhileWaiting.css.ts';
import * as styles from './LogoCarousel.css.ts';

/** The logo of a publication, as an image. */
export interface Logo {
  readonly src: string;
  /** The name of the publication. */
  readonly alt: string;
  /** True if the logo is shown at 180 × 90 px instead of 120 × 60 px. */
  readonly large: boolean;
}

export interface LogoCarouselProps {
  /** The accessible name of the region: `Where releases run`. */
  label: string;
  /** Text of the button that pauses the animation: `Pause the logos`. */
  pauseLabel: string;
  /** The logos, in order. With more logos, one loop takes longer. */
  logos: readonly Logo[];
}

/**
 * A row of logos that moves in a loop. On phones all logos are in rows. Hover, focus and a button pause it. The button also works before
 * hydration if a script of the page toggles `aria-pressed` of a clicked `[data-toggle]`; on the site the bootstrap does. The button is
 * hidden as long as `<html>` has `data-waiting`, which this script removes. With
 * reduced motion and without script the row does not move, and can be scrolled. Without logos it renders nothing.
 */
export function LogoCarousel({ label, pauseLabel, logos }: LogoCarouselProps) {
  if (logos.length === 0) return null;
  // The list is rendered twice to make the loop seamless; the second list is hidden from assistive technology.
  const items = logos.map(({ src, alt, large }) => (
    <li key={src} className={styles.item}>
      <img
        src={src}
        alt={alt}
        width={large ? 180 : 120}
        height={large ? 90 : 60}
        className={classNames(styles.logo, large && styles.largeLogo)}
        loading="lazy"
      />
    </li>
  ));
  const durationStyle = styles.durationsByLogoCount.find(
    ({ minLogos }) => logos.length >= minLogos,
  )?.durationStyle;
  return (
    <section aria-label={label} className={styles.root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
      <div className={styles.scroller} tabIndex={0}>
        <div className={classNames(styles.track, durationStyle)}>
          <ul className={styles.list}>{items}</ul>
          <ul className={classNames(styles.list, styles.duplicate)} aria-hidden="true">
            {items}
          </ul>
        </div>
      </div>
      <button
        type="button"
        className={classNames(styles.pause, hiddenWhileWaiting)}
        data-toggle=""
        aria-pressed="false"
      >
        {pauseLabel}
      </button>
    </section>
  );
}
