// `RichText`: text with links and emphasis that is stored as data: an answer, a description, a paragraph of an article.
export { type RichTextContent, RichText, type RichTextProps } from './RichText.tsx';
