export { Corrections, type CorrectionsProps } from './Corrections.tsx';
