export { type ServicesData, ServicesTemplate } from './ServicesTemplate.tsx';
