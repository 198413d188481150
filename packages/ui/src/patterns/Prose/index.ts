// `Prose`: a long text with headings and a table of contents: paragraphs, lists, notes, tables and drawings.
export { Prose, type ProseBlock, type ProseProps, type ProseSection, proseVariants } from './Prose.tsx';
