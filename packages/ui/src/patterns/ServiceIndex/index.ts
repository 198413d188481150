export { ServiceIndex, type ServiceIndexProps } from './ServiceIndex.tsx';
