// `CityTemplate`: a city’s PR page or studio page, for an app that shows both with one component.
export { CityTemplate, type CityTemplateProps } from './CityTemplate.tsx';
