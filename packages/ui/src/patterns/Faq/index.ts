// `Faq`: a section of questions, each of which opens its answer.
// A pattern is a section of a page, made of components.
export { Faq, type FaqProps } from './Faq.tsx';
