import type { Money } from './types.ts';

/** Formats whole dollars: `$1,299`. */
export const dollars = ({ amount }: Pick<Money, 'amount'>): string => `$${amount.toLocaleString('en-US')}`;
