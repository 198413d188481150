// `Divider`: a horizontal line between two parts of one text or list.
export { Divider, type DividerProps, dividerWeights } from './Divider.tsx';
