// `VisuallyHidden`: text that only screen readers need: the name of a section, the rest of a short link.
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden.tsx';
