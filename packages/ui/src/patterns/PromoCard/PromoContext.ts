// The context by which a page passes the content of its promo card to the card.
import { createContext } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';

/** The content of the promo card: an advertisement for a product of the site. */
export interface Promo {
  title: string;
  text: string;
  link: LinkData;
  /** The label of the card, for example `Advertisement`. */
  label: string;
  /** The button that hides the card permanently. */
  dismiss: string;
}

/** The promo card of the current page. Null on pages that have none. */
export const PromoContext = createContext<Promo | null>(null);
