export { CitySection, type CitySectionProps } from './CitySection.tsx';
