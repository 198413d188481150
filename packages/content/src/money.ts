import type { Money } from './types.ts';

/** `$1,299`: whole dollars, as a rate card prints them. */
export const dollars = ({ amount }: Pick<Money, 'amount'>): string => `$${amount.toLocaleString('en-US')}`;
