// `ServicesTemplate`: the page /services: everything the studio does, as classified advertisements.
// A template is a whole page, which gets its content as props.
export { type ServicesData, ServicesTemplate } from './ServicesTemplate.tsx';
