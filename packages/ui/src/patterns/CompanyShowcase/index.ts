// `CompanyShowcase`: the companies that the studio built, as names as wide as the page.
// A pattern is a section of a page, made of components.
export { type Company, CompanyShowcase, type CompanyShowcaseProps } from './CompanyShowcase.tsx';
