export { CopyfitContext } from './CopyfitContext.ts';
export { CopyfitHeadline, type CopyfitHeadlineProps, lineHeights } from './CopyfitHeadline.tsx';
export { copyfitKey, type CopyfitRequest, type HeadlineFit } from './solve.ts';
export { type HeadlineText, type Run, correctedText } from './text.ts';
