// `LeadFormSection`: puts forms into a dashed box like a coupon, beside a headline.
export { LeadFormSection, type LeadFormSectionProps } from './LeadFormSection.tsx';
