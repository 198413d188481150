// `CityTemplate`: a city’s PR page or studio page, for an app that shows both with one component.
// A template is a whole page, which gets its content as props.
export { CityTemplate, type CityTemplateProps } from './CityTemplate.tsx';
