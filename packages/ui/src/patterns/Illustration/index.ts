// `Illustration`: a drawing in black and blue ink, for articles, legal texts and other pages.
// A pattern is a section of a page, made of components.
export { Illustration, type IllustrationName, type IllustrationProps } from './Illustration.tsx';
