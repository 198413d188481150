export { Stack, stackAlignments, stackDirections, type StackProps } from './Stack.tsx';
