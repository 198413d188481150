// `PricingTemplate`: the page /pricing: the two ways to work with the studio.
// A template is a whole page, which gets its content as props.
export { type PricingData, PricingTemplate, type PricingTemplateProps } from './PricingTemplate.tsx';
