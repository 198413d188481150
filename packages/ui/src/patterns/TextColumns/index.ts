// `TextColumns`: short pieces side by side that belong together but have no order.
export { TextColumns, type TextColumnsProps } from './TextColumns.tsx';
