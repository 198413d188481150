// `ServiceList`: the services in brief, in the style of small ads in a newspaper.
export { ServiceList, type ServiceListProps } from './ServiceList.tsx';
