// `AuthTemplate`: the page on which a visitor signs in.
export { type AuthData, AuthTemplate, type AuthTemplateProps } from './AuthTemplate.tsx';
