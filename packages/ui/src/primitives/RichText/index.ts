export { type Inline, RichText, type RichTextProps } from './RichText.tsx';
