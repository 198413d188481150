export { type Logo, LogoCarousel, type LogoCarouselProps } from './LogoCarousel.tsx';
