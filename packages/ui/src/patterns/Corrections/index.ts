// `Corrections`: a box with errors of the site that were corrected: when, where, the old words and the new ones.
export { Corrections, type CorrectionsProps } from './Corrections.tsx';
