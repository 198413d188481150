// `AccountTemplate`: the page /account: the settings of a signed-in user, or the link to sign in.
// A template is a whole page, which gets its content as props.
export { type AccountData, AccountTemplate, type AccountTemplateProps } from './AccountTemplate.tsx';
