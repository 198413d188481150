// `CityPressTemplate`: the page of a city that sells press releases.
export { type CityPressData, CityPressTemplate } from './CityPressTemplate.tsx';
