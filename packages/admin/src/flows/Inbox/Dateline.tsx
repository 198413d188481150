import * as styles from './Dateline.css.ts';

/** The place before a text, as in a newspaper: `MILWAUKEE, Wisconsin —`. It is in `bdi`, so that only the text decides on the direction. */
export function Dateline({ place, className = '' }: { place: string; className?: string }) {
  const [city, ...rest] = place.split(',');
  return (
    <bdi className={`${styles.root} ${className}`}>
      <span className={styles.city}>{city}</span>
      {rest.map(part => `,${part}`).join('')} —{' '}
    </bdi>
  );
}
