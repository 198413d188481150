export { Box, type BoxProps, boxStocks } from './Box.tsx';
