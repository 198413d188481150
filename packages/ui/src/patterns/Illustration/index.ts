// `Illustration`: a drawing in black and blue ink, for articles, legal texts and other pages.
export { Illustration, type IllustrationName, type IllustrationProps } from './Illustration.tsx';
