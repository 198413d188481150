// `CityLinks`: links to the pages of all cities, in columns.
// A pattern is a section of a page, made of components.
export { type CityLink, CityLinks, type CityLinksProps } from './CityLinks.tsx';
