export { LeadFinder, type LeadFinderCopy, type LeadFinderProps } from './LeadFinder.tsx';
