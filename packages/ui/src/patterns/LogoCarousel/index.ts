// `LogoCarousel`: the outlets where releases run, as logos that move in a loop and can be paused.
export { type Logo, LogoCarousel, type LogoCarouselProps } from './LogoCarousel.tsx';
