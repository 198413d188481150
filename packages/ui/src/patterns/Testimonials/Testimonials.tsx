import { Text } from '../../primitives/Text/index.ts';
import { sampleLabel } from '../../theme/sampleLabel.css.ts';
import * as styles from './Testimonials.css.ts';

/** A quote from a client. */
export interface Testimonial {
  readonly quote: string;
  /** The author. */
  readonly caption: string;
  /** A red note above the quote, such as `Sample, not a real client`. */
  readonly label?: string;
}

export interface TestimonialsProps {
  /** The quotes, in order. Three fit in a row from the medium breakpoint. */
  testimonials: readonly Testimonial[];
}

/** Quotes from clients, in columns. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map(({ quote, caption, label }) => (
        <li key={quote} className={styles.cell}>
          <figure className={styles.testimonial}>
            {label && <span className={sampleLabel}>{label}</span>}
            <blockquote className={styles.quote}>{`“${quote}”`}</blockquote>
            <Text as="figcaption" variant="caption" tone="muted">
              {caption}
            </Text>
          </figure>
        </li>
      ))}
    </ul>
  );
}
