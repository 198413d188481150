// `Box`: space around content, a raised surface, or the width of a page.
export { Box, type BoxProps, boxBackgrounds } from './Box.tsx';
