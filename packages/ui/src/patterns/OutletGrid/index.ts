export { type Outlet, OutletGrid, type OutletGridProps } from './OutletGrid.tsx';
