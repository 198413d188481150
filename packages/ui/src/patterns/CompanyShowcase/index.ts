export { type Company, CompanyShowcase, type CompanyShowcaseProps } from './CompanyShowcase.tsx';
