import { createContext } from 'react';
import type { LinkData } from '../../primitives/Link/index.ts';

/** What the promo card beside a page's text advertises. */
export interface Promo {
  title: string;
  text: string;
  link: LinkData;
  /** For example `Advertisement`. */
  label: string;
  /** The button that hides the card for good. */
  dismiss: string;
}

/** The promo card of the current page. Null on pages that have none. */
export const PromoContext = createContext<Promo | null>(null);
