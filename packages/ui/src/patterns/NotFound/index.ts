// `NotFound`: the content of the page for addresses that do not exist.
export { NotFound, type NotFoundProps } from './NotFound.tsx';
