// `VisuallyHidden`: text that only screen readers need: the name of a section, the rest of a short link.
// A primitive is a basic element of layout or text, of which components are made.
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
