// Styles of `LegalDocument`, the page of a legal text.
import { wideScreen } from '../../tokens/breakpoint.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The day of the last change and, below it, the version that users accept, in one line on wide screens. */
export const dates = style({ display: 'grid', gap: '4px' });
globalStyle(`${dates} > *`, { maxWidth: 'none' });
/** A space is in place of the colon, so that no line ends with it. Screen readers and print have the colon. */
export const colon = style({
  '@media': { screen: { position: 'absolute', clipPath: 'inset(50%)' } },
});
/** The note is in one line, which is the next one on phones. */
export const note = style({
  '@media': { screen: { display: 'inline-block' }, [wideScreen('small')]: { paddingInlineStart: '24px' } },
});
export const body = style({ paddingTop: '40px' });
/** The promo card. */
globalStyle(`${body} > aside`, { marginTop: '48px' });
