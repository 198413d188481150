// `Guarantee`: a promise as a headline, with its terms in one sentence.
export { Guarantee, type GuaranteeProps } from './Guarantee.tsx';
