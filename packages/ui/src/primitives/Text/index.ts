// `Text`: text in one step of the type scale: paragraphs, labels, captions, titles of cards.
export { Text, type TextProps, textTones, textVariants } from './Text.tsx';
