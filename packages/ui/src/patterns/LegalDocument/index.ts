// `LegalDocument`: a legal text: numbered sections, contents, and the date of the last change.
// A pattern is a section of a page, made of components.
export { LegalDocument, type LegalDocumentProps } from './LegalDocument.tsx';
