// `ErrorSummary`: says at the top of a form what has to be corrected before it can be sent.
// A component is a control or another small part of a page.
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary.tsx';
