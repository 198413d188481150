// `ServiceList`: a short list of the services, styled like classified ads.
// A pattern is a section of a page, made of components.
export { ServiceList, type ServiceListProps } from './ServiceList.tsx';
