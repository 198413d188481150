// `LeadFormSection`: puts forms into a dashed box like a coupon, beside a headline.
// A pattern is a section of a page, made of components.
export { LeadFormSection, type LeadFormSectionProps } from './LeadFormSection.tsx';
