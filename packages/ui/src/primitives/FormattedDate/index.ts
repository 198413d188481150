export { FormattedDate, type FormattedDateProps } from './FormattedDate.tsx';
export { formatDate } from './formatDate.ts';
