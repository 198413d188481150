// `DataTable`: a long table that renders only the visible rows. With a `DataTableHandle`, the page moves the focus to a row.
export { DataTable, type DataTableColumn, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
