// `NotFoundTemplate`: the page for addresses that do not exist.
export { type NotFoundData, NotFoundTemplate, type NotFoundTemplateProps } from './NotFoundTemplate.tsx';
