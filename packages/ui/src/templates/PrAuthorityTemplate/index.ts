export {
  type PrAuthorityData,
  PrAuthorityTemplate,
  type PrAuthorityTemplateProps,
} from './PrAuthorityTemplate.tsx';
