// `PrAuthorityTemplate`: the page of the product: what it is, where press releases are published, what it costs.
// A template is a whole page, which gets its content as props.
export {
  type PrAuthorityData,
  PrAuthorityTemplate,
  type PrAuthorityTemplateProps,
} from './PrAuthorityTemplate.tsx';
