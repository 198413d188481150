export { type CityPressData, CityPressTemplate } from './CityPressTemplate.tsx';
