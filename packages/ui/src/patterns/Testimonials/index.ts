// `Testimonials`: what clients say, in columns.
export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials.tsx';
