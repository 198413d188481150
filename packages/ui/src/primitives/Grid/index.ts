// `Grid`: places parts of a page in its twelve columns.
// A primitive is a basic element of layout or text, of which components are made.
export { Grid, GridArea, type GridAreaProps, gridAreas, type GridProps } from './Grid.tsx';
