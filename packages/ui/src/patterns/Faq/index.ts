// `Faq`: a section of questions, each of which opens its answer.
export { Faq, type FaqProps } from './Faq.tsx';
