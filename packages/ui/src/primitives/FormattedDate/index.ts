// `FormattedDate`: a date in words: November 20, 2026.
export { FormattedDate, type FormattedDateProps } from './FormattedDate.tsx';
export { formatDate } from './formatDate.ts';
