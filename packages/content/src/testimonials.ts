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
    quote:
      'They cut my favorite paragraph. It was the right call: that version was the one our local station’s site carried.',
  },
  {
    ...sample,
    quote:
      'I came with nine announcements. They asked which one my mother would repeat at dinner, and we sent that one.',
  },
  {
    ...sample,
    quote: 'The report listed every address where it ran. I clicked all of them. It took an evening.',
  },
];
