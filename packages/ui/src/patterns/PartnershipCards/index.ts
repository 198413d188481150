// `PartnershipCards`: the two ways to work with the studio, with their terms.
export { PartnershipCards, type PartnershipCardsProps, type Partnership } from './PartnershipCards.tsx';
