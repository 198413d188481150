// `Grid`: places parts of a page in its twelve columns.
export { Grid, GridArea, type GridAreaProps, gridAreas, type GridProps } from './Grid.tsx';
