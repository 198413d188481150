// `LegalDocument`: a legal text: numbered sections, contents, and the date of the last change.
export { LegalDocument, type LegalDocumentProps } from './LegalDocument.tsx';
