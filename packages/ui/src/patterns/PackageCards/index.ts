// `PackageCards`: packages that are paid once, side by side, one of them recommended.
// A pattern is a section of a page, made of components.
export { type Package, PackageCards, type PackageCardsProps } from './PackageCards.tsx';
