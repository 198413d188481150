// `Divider`: a horizontal line between two parts of one text or list.
// A primitive is a basic element of layout or text, of which components are made.
export { Divider, type DividerProps, dividerWeights } from './Divider.tsx';
