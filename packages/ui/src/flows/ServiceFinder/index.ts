// `ServiceFinder`: recommends a service by four questions.
// A flow is a form or a dialog with a state machine.
export { ServiceFinder, type ServiceFinderCopy, type ServiceFinderProps } from './ServiceFinder.tsx';
export type { FinderProgress } from './recommend.ts';
