export { type AccountData, AccountTemplate, type AccountTemplateProps } from './AccountTemplate.tsx';
