export { Divider, type DividerProps, dividerWeights } from './Divider.tsx';
