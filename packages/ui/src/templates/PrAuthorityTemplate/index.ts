// `PrAuthorityTemplate`: the page of the product: what it is, where press releases are published, what it costs.
export {
  type PrAuthorityData,
  PrAuthorityTemplate,
  type PrAuthorityTemplateProps,
} from './PrAuthorityTemplate.tsx';
