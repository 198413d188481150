// `Section`: a part of a page, under a double border with its name and its page number, as in a newspaper.
export { type SectionLabel, Section, type SectionProps } from './Section.tsx';
export { DarkBand } from './DarkBand.tsx';
