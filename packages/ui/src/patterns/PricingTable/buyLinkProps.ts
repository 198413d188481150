import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../primitives/Link/index.ts';
import type { BuyProps } from './types.ts';

/** Props for the link of a tier that call `onBuy` instead of following the link. */
export const buyLinkProps = (id: string, { onBuy, busy }: BuyProps) =>
  onBuy && {
    'aria-disabled': busy || undefined,
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (!busy) onBuy(id);
    },
  };
