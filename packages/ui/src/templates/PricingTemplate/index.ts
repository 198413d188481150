// `PricingTemplate`: the page /pricing: the two ways to work with the studio.
export { type PricingData, PricingTemplate, type PricingTemplateProps } from './PricingTemplate.tsx';
