export { LeadFormSection, type LeadFormSectionProps } from './LeadFormSection.tsx';
