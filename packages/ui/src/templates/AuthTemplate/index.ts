// `AuthTemplate`: the page on which a visitor signs in.
// A template is a whole page, which gets its content as props.
export { type AuthData, AuthTemplate, type AuthTemplateProps } from './AuthTemplate.tsx';
