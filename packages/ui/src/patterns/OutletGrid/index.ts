// `OutletGrid`: the local newsrooms of a city, each with how often it is published, or its network.
// A pattern is a section of a page, made of components.
export { type Outlet, OutletGrid, type OutletGridProps } from './OutletGrid.tsx';
