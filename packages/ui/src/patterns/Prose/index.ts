// `Prose`: a long text with headings and a table of contents: paragraphs, lists, notes, tables and drawings.
// A pattern is a section of a page, made of components.
export { Prose, type ProseBlock, type ProseProps, type ProseSection, proseVariants } from './Prose.tsx';
