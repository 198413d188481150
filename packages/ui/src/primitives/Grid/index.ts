export { Grid, GridArea, type GridAreaProps, gridAreas, type GridProps } from './Grid.tsx';
