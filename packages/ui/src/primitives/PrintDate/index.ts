export { PrintDate, type PrintDateProps } from './PrintDate.tsx';
