// `ServiceList`: a short list of the services, styled like classified ads.
export { ServiceList, type ServiceListProps } from './ServiceList.tsx';
