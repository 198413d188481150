export { PartnershipCards, type PartnershipCardsProps, type Partnership } from './PartnershipCards.tsx';
