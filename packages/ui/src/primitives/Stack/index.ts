// `Stack`: equal space between items, in a column or in a row that wraps.
// A primitive is a basic element of layout or text, of which components are made.
export { Stack, stackAlignments, stackDirections, type StackProps } from './Stack.tsx';
