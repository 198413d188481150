// `Stack`: equal space between items, in a column or in a row that wraps.
export { Stack, stackAlignments, stackDirections, type StackProps } from './Stack.tsx';
