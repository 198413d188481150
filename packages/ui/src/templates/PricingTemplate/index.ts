export { type PricingData, PricingTemplate, type PricingTemplateProps } from './PricingTemplate.tsx';
