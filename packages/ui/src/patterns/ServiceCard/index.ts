// `ServiceCard`: a service as a classified advertisement, with its features.
// A pattern is a section of a page, made of components.
export { type Service, ServiceCard, type ServiceCardProps, ServiceCards } from './ServiceCard.tsx';
