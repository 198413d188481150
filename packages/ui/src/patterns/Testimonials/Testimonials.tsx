import { Text } from '../../primitives/Text/index.ts';
import { sampleLabel } from '../../theme/sampleLabel.css.ts';
import * as styles from './Testimonials.css.ts';

/** A quote from a client. */
export interface Testimonial {
  readonly quote: string;
  /** The author. */
  readonly caption: string;
  /** A red note above the quote, such as `Sample, not a real client`. A note that all quotes share is above the first one only. */
  readonly label?: string;
}

export interface TestimonialsProps {
  /** The quotes, in order. Three fit in a row from the medium breakpoint. */
  testimonials: readonly Testimonial[];
}

/** Quotes from clients, in columns. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const [first] = testimonials;
  const sharedLabel =
    testimonials.length > 1 && testimonials.every(({ label }) => label === first?.label)
      ? first?.label
      : undefined;
  return (
    <div className={styles.labeled}>
      {sharedLabel && <p className={sampleLabel}>{sharedLabel}</p>}
      <ul className={styles.testimonials}>
        {testimonials.map(({ quote, caption, label }) => (
          <li key={quote} className={styles.cell}>
            <figure className={styles.testimonial}>
              {label && !sharedLabel && <span className={sampleLabel}>{label}</span>}
              <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
              <Text as="figcaption" variant="caption" tone="muted">
                {caption}
              </Text>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
