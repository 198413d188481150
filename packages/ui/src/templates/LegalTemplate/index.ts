export { type LegalData, LegalTemplate, type LegalTemplateProps } from './LegalTemplate.tsx';
