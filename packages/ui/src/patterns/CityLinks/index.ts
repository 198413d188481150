// `CityLinks`: links to the pages of all cities, in columns.
export { type CityLink, CityLinks, type CityLinksProps } from './CityLinks.tsx';
