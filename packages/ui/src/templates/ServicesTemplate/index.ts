// `ServicesTemplate`: the page /services: everything the studio does, as classified advertisements.
export { type ServicesData, ServicesTemplate } from './ServicesTemplate.tsx';
