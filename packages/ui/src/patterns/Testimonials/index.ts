// `Testimonials`: what clients say, in columns.
// A pattern is a section of a page, made of components.
export { type Testimonial, Testimonials, type TestimonialsProps } from './Testimonials.tsx';
