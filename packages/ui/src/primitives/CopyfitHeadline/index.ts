// A headline whose lines all fill their column ("copyfit"), and the functions and types around it.
// A primitive is a basic element of layout or text, of which components are made.
/** Passes the fits that the build has computed to the headlines of a page. */
export { CopyfitContext } from './CopyfitContext.ts';
/** The component. `lineHeights` are the values of its prop `lineHeight`. */
export { CopyfitHeadline, type CopyfitHeadlineProps, lineHeights } from './CopyfitHeadline.tsx';
/** The request of a headline, its fit (the size and the letter width of each line), and a key that is equal for equal requests. */
export { copyfitKey, type CopyfitRequest, type HeadlineFit } from './request.ts';
/** The text of a headline, a run of it (plain, struck out or handwritten), and the text without struck-out words. */
export { type HeadlineText, type Run, correctedText } from './text.ts';
