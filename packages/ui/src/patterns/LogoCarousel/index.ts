// `LogoCarousel`: the outlets where releases run, as logos that move in a loop and can be paused.
// A pattern is a section of a page, made of components.
export { type Logo, LogoCarousel, type LogoCarouselProps } from './LogoCarousel.tsx';
