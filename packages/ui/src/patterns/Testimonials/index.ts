export { type Letter, Testimonials, type TestimonialsProps } from './Testimonials.tsx';
