export { type CityLink, CityLinks, type CityLinksProps } from './CityLinks.tsx';
