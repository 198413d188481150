// `NotFoundTemplate`: the page for addresses that do not exist.
// A template is a whole page, which gets its content as props.
export { type NotFoundData, NotFoundTemplate, type NotFoundTemplateProps } from './NotFoundTemplate.tsx';
