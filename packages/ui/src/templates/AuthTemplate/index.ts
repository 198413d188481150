export { type AuthData, AuthTemplate, type AuthTemplateProps } from './AuthTemplate.tsx';
