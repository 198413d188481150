// `TextColumns`: short pieces side by side that belong together but have no order.
// A pattern is a section of a page, made of components.
export { TextColumns, type TextColumnsProps } from './TextColumns.tsx';
