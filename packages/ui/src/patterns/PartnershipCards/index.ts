// `PartnershipCards`: the two ways to work with the studio, with their terms.
// A pattern is a section of a page, made of components.
export { PartnershipCards, type PartnershipCardsProps, type Partnership } from './PartnershipCards.tsx';
