// `PackageCards`: packages that are paid once, side by side, one of them recommended.
export { type Package, PackageCards, type PackageCardsProps } from './PackageCards.tsx';
