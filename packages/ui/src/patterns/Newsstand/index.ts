// `Newsstand`: a drawing of a newsstand whose newspapers all have the marked sentence of the release.
// A pattern is a section of a page, made of components.
export { Newsstand, type NewsstandProps } from './Newsstand.tsx';
