// `Corrections`: a box with errors of the site that were corrected: when, where, the old words and the new ones.
// A pattern is a section of a page, made of components.
export { Corrections, type CorrectionsProps } from './Corrections.tsx';
