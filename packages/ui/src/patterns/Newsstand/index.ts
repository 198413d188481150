// `Newsstand`: a drawing of a newsstand whose newspapers all have the marked sentence of the release.
export { Newsstand, type NewsstandProps } from './Newsstand.tsx';
