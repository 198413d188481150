import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../../primitives/Link/index.ts';
import type { Buying } from './types.ts';

/** Props for the link of a tier that call `onBuy` instead of following the link. */
export const buying = (id: string, { onBuy, busy }: Buying) =>
  onBuy && {
    'aria-disabled': busy || undefined,
    onClick(event: MouseEvent) {
      if (!isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (!busy) onBuy(id);
    },
  };
