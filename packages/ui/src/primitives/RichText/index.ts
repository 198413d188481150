export { type RichTextContent, RichText, type RichTextProps } from './RichText.tsx';
