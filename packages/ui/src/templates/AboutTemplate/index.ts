export { type AboutData, AboutTemplate, type AboutTemplateProps } from './AboutTemplate.tsx';
