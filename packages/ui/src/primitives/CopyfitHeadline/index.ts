export { CopyfitContext } from './CopyfitContext.ts';
export { CopyfitHeadline, type CopyfitHeadlineProps, headlineTones, leadings } from './CopyfitHeadline.tsx';
export { copyfitKey, type CopyfitRequest, type Fit, type Ink, type Measure, solve } from './solve.ts';
export { type Chunk, type HeadlineText, type Line, type Mark, readText } from './text.ts';
