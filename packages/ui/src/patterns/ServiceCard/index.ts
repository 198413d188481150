export { type Service, ServiceCard, type ServiceCardProps, ServiceCards } from './ServiceCard.tsx';
