// `CityStudioTemplate`: the studio page of a city: services, the local scene and questions.
// A template is a whole page, which gets its content as props.
export { type CityStudioData, CityStudioTemplate } from './CityStudioTemplate.tsx';
