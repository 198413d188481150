export { ColumnNotes, type ColumnNotesProps } from './ColumnNotes.tsx';
