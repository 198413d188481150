export { Guarantee, type GuaranteeProps } from './Guarantee.tsx';
