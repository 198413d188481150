export { PricingTable, type PricingTableProps } from './PricingTable.tsx';
