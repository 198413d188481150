import * as styles from './Dateline.css.ts';

/** The place before a text, as in a newspaper: MILWAUKEE, Wisconsin — */
export function Dateline({ place, className = '' }: { place: string; className?: string }) {
  const [city, ...rest] = place.split(',');
  return (
    <span className={`${styles.root} ${className}`}>
      <span className={styles.city}>{city}</span>
      {rest.map(part => `,${part}`).join('')} —{' '}
    </span>
  );
}
