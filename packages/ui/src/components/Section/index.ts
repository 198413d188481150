// `Section`: a part of a page, under a double border with its name and its page number, as in a newspaper.
// A component is a control or another small part of a page.
export { type SectionLabel, Section, type SectionProps } from './Section.tsx';
export { DarkBand } from './DarkBand.tsx';
