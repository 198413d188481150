export { type NotFoundData, NotFoundTemplate, type NotFoundTemplateProps } from './NotFoundTemplate.tsx';
