// `CallToAction`: ends a page: one headline, one sentence, one button.
// A pattern is a section of a page, made of components.
export { CallToAction, type CallToActionProps } from './CallToAction.tsx';
