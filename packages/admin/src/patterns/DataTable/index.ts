export { DataTable, type DataTableColumn, type DataTableHandle } from './DataTable.tsx';
