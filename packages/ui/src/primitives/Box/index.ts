export { Box, type BoxProps, boxBackgrounds } from './Box.tsx';
