// `Newsstand`: the drawing at the end of a page: a newsstand in halftone, or a city, with the marked sentence of the release.
// A pattern is a section of a page, made of components.
export { Newsstand, type NewsstandProps } from './Newsstand.tsx';
