export { type SectionLabel, Section, type SectionProps } from './Section.tsx';
