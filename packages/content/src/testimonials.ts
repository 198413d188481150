// The quotations of customers on /PR-Authority.
import type { Placeholder } from './types.ts';

/** A customer's praise on /PR-Authority. All are invented so far. */
export interface Testimonial extends Placeholder {
  /** The line above a testimonial, which says that it is a sample. */
  readonly label: string;
  readonly quote: string;
  /** The customer's name and company. */
  readonly caption: string;
}

const sample = {
  isPlaceholder: true,
  label: 'Sample letters, not from real clients',
  caption: 'Placeholder founder, placeholder company',
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    ...sample,
    quote: 'They cut my favorite paragraph. Our local station’s site carried the rest.',
  },
  {
    ...sample,
    quote: 'I came with nine announcements. They sent the one my mother would repeat at dinner.',
  },
  {
    ...sample,
    quote: 'The report listed every address where it ran. I clicked all of them. It took an evening.',
  },
];
