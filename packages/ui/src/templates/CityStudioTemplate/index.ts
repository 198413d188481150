// `CityStudioTemplate`: the studio page of a city: services, the local scene and questions.
export { type CityStudioData, CityStudioTemplate } from './CityStudioTemplate.tsx';
