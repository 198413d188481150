// `CityHero`: the top of a city's page, with a drawn map of its streets.
export { CityHero, type CityHeroProps } from './CityHero.tsx';
