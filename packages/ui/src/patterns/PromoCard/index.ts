export { PromoCard, type PromoCardProps } from './PromoCard.tsx';
export { type Promo, PromoContext } from './PromoContext.ts';
