export { type Package, PackageCards, type PackageCardsProps } from './PackageCards.tsx';
