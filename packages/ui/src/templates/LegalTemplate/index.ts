// `LegalTemplate`: the privacy policy and the terms of service.
// A template is a whole page, which gets its content as props.
export { type LegalData, LegalTemplate, type LegalTemplateProps } from './LegalTemplate.tsx';
