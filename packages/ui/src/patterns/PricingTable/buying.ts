import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../primitives/Link/index.ts';
import type { Buying } from './types.ts';

/** What a press on a tier's link does, where buying is more than following it. */
export const buying = (id: string, { onBuy, busy }: Buying) =>
  onBuy && {
    'aria-disabled': busy || undefined,
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (!busy) onBuy(id);
    },
  };
