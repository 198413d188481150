export { TextColumns, type TextColumnsProps } from './TextColumns.tsx';
