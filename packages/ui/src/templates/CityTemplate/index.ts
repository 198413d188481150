export { CityTemplate, type CityTemplateProps } from './CityTemplate.tsx';
