// `PricingTable`: the monthly tiers, compared row by row.
// A pattern is a section of a page, made of components.
export { PricingTable, type PricingTableProps } from './PricingTable.tsx';
