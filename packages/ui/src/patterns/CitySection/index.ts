// `CitySection`: the cities as the index of a newspaper: name, description, page number.
export { CitySection, type CitySectionProps } from './CitySection.tsx';
