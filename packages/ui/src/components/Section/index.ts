export { type Folio, Section, type SectionProps } from './Section.tsx';
