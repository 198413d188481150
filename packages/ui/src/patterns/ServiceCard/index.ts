// `ServiceCard`: a service as a classified advertisement, with its features.
export { type Service, ServiceCard, type ServiceCardProps, ServiceCards } from './ServiceCard.tsx';
