// `CityPressTemplate`: the page of a city that sells press releases.
// A template is a whole page, which gets its content as props.
export { type CityPressData, CityPressTemplate } from './CityPressTemplate.tsx';
