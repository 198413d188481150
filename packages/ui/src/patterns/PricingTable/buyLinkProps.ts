import type { MouseEvent } from 'react';
import type { BuyProps } from './types.ts';

/** Props for the link of a tier that call `onBuy`, which may replace following the link. */
export function buyLinkProps(id: string, { onBuy, busy }: BuyProps) {
  const onPress = (event: MouseEvent) => {
    if (event.button > 1) return;
    if (busy || onBuy?.(id)) event.preventDefault();
  };
  return {
    // Loads the application before the click of a visitor who may be signed in.
    'data-intent': 'buy',
    // The site can change where the link leads before it loads the application.
    'data-tier': id,
    'aria-disabled': busy || undefined,
    onClick: onPress,
    onAuxClick: onPress,
  };
}
