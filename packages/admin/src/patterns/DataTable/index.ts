// `DataTable`: a long table that renders only the visible rows.
export { DataTable, type DataTableColumn, type DataTableHandle } from './DataTable.tsx';
