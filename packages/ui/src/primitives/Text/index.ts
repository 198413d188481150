export { Text, type TextProps, textTones, textVariants } from './Text.tsx';
