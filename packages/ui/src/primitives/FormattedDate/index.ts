// `FormattedDate`: a date in words: November 20, 2026.
// A primitive is a basic element of layout or text, of which components are made.
export { FormattedDate, type FormattedDateProps } from './FormattedDate.tsx';
export { formatDate } from './formatDate.ts';
