// `Box`: space around content, a raised surface, or the width of a page.
// A primitive is a basic element of layout or text, of which components are made.
export { Box, type BoxProps, boxBackgrounds } from './Box.tsx';
