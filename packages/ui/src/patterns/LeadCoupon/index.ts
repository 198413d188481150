export { LeadCoupon, type LeadCouponProps } from './LeadCoupon.tsx';
