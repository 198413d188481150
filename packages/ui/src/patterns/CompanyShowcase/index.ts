// `CompanyShowcase`: the companies that the studio built, as names as wide as the page.
export { type Company, CompanyShowcase, type CompanyShowcaseProps } from './CompanyShowcase.tsx';
