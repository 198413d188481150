// `PromoCard`: an advertisement of the site inside a page.
export { PromoCard, type PromoCardProps } from './PromoCard.tsx';
export { type Promo, PromoContext } from './PromoContext.ts';
