// `Newsstand`: the drawing at the end of a page: a newsstand, or a city, with newspapers that have the marked sentence of the release.
// A pattern is a section of a page, made of components.
export { Newsstand, type NewsstandProps } from './Newsstand.tsx';
