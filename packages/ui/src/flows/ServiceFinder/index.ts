// `ServiceFinder`: recommends a service by four questions.
export { ServiceFinder, type ServiceFinderCopy, type ServiceFinderProps } from './ServiceFinder.tsx';
export type { FinderProgress } from './recommend.ts';
