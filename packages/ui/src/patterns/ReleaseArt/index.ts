export { ReleaseArt, type ReleaseArtProps } from './ReleaseArt.tsx';
