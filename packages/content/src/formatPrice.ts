import type { Price } from './types.ts';

/** Formats whole dollars: `$1,299`. */
export const formatPrice = ({ amount }: Pick<Price, 'amount'>): string =>
  `$${amount.toLocaleString('en-US')}`;
