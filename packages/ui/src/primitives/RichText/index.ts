// `RichText`: text with links and emphasis that is stored as data: an answer, a description, a paragraph of an article.
// A primitive is a basic element of layout or text, of which components are made.
export { type RichTextContent, RichText, type RichTextProps } from './RichText.tsx';
