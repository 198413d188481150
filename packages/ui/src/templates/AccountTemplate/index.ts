// `AccountTemplate`: the page /account: the settings of a signed-in user, or the link to sign in.
export { type AccountData, AccountTemplate, type AccountTemplateProps } from './AccountTemplate.tsx';
