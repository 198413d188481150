// `LegalTemplate`: the privacy policy and the terms of service.
export { type LegalData, LegalTemplate, type LegalTemplateProps } from './LegalTemplate.tsx';
