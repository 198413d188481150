export { DataTable, type DataTableColumn, type DataTableHandle, type DataTableProps } from './DataTable.tsx';
