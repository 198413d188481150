// `Text`: text in one step of the type scale: paragraphs, labels, captions, titles of cards.
// A primitive is a basic element of layout or text, of which components are made.
export { Text, type TextProps, textTones, textVariants } from './Text.tsx';
