// Makes the props of links to buy, for both forms of `PricingTable`: the table and the cards. A tier is a monthly package.
import type { MouseEvent } from 'react';
import type { BuyProps } from './types.ts';

/** Props for the link of a tier: a click calls `onBuy`, and follows the link only if `onBuy` does not return true. */
export function buyLinkProps(id: string, { onBuy, busy }: BuyProps) {
  const onClick = (event: MouseEvent) => {
    // 0 is the left and 1 the middle button. The right one opens a menu, and buys nothing.
    if (event.button > 1) return;
    if (busy || onBuy?.(id)) event.preventDefault();
  };
  return {
    // The site's bootstrap loads the app before it handles this click, if the visitor may be signed in.
    'data-intent': 'buy',
    // The site's bootstrap finds the link by this attribute, and changes its address if a session is stored.
    'data-tier': id,
    'aria-disabled': busy || undefined,
    onClick,
    onAuxClick: onClick,
  };
}
