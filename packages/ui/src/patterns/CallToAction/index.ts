// `CallToAction`: ends a page: one headline, one sentence, one button.
export { CallToAction, type CallToActionProps } from './CallToAction.tsx';
