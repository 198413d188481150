// `PromoCard`: a card inside the page that advertises something, and that the visitor can hide. `Promo` is its texts.
// A pattern is a section of a page, made of components.
export { PromoCard, type PromoCardProps } from './PromoCard.tsx';
export { type Promo, PromoContext } from './PromoContext.ts';
