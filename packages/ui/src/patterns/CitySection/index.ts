// `CitySection`: the cities as the index of a newspaper: name, description, page number.
// A pattern is a section of a page, made of components.
export { CitySection, type CitySectionProps } from './CitySection.tsx';
