// `NotFound`: the content of the page for addresses that do not exist.
// A pattern is a section of a page, made of components.
export { NotFound, type NotFoundProps } from './NotFound.tsx';
