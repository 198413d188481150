// `Guarantee`: a promise as a headline, with its terms in one sentence.
// A pattern is a section of a page, made of components.
export { Guarantee, type GuaranteeProps } from './Guarantee.tsx';
