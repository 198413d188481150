import type { MouseEvent } from 'react';
import type { Buy } from './types.ts';

/** What a press on a tier's link does, where buying is more than following it. */
export const buying = (name: string, onBuy: Buy | undefined) =>
  onBuy && {
    onClick(event: MouseEvent) {
      event.preventDefault();
      onBuy(name);
    },
  };
