// `PricingTable`: the monthly tiers, compared row by row.
export { PricingTable, type PricingTableProps } from './PricingTable.tsx';
