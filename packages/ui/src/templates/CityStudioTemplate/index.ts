export { type CityStudioData, CityStudioTemplate } from './CityStudioTemplate.tsx';
