export { ServiceFinder, type ServiceFinderCopy, type ServiceFinderProps } from './ServiceFinder.tsx';
