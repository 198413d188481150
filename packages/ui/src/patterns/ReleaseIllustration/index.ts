export { ReleaseIllustration, type ReleaseIllustrationProps } from './ReleaseIllustration.tsx';
