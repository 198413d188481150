// `CityHero`: the top of a city's page, with a drawn map of its streets.
// A pattern is a section of a page, made of components.
export { CityHero, type CityHeroProps } from './CityHero.tsx';
