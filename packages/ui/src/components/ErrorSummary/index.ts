// `ErrorSummary`: says at the top of a form what has to be corrected before it can be sent.
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary.tsx';
