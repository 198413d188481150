// `ReleaseIllustration`: shows what the product does: a press release unfolds and becomes clippings. `Clippings` are a few of these alone.
// A pattern is a section of a page, made of components.
export type { PhotographUrls } from './photographSize.ts';
export { Clippings } from './Clippings.tsx';
export { ReleaseIllustration, type ReleaseIllustrationProps } from './ReleaseIllustration.tsx';
