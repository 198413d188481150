// `OutletGrid`: the local newsrooms of a city, each with how often it is published, or its network.
export { type Outlet, OutletGrid, type OutletGridProps } from './OutletGrid.tsx';
