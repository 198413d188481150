// `ReleaseIllustration`: shows what the product does: a press release unfolds and becomes clippings.
export { ReleaseIllustration, type ReleaseIllustrationProps } from './ReleaseIllustration.tsx';
