// Styles of `LegalDocument`, the page of a legal text.
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The day of the last change and, below it, the version that users accept, in one line on wide screens. */
export const dates = style({ display: 'grid', gap: '4px' });
globalStyle(`${dates} > *`, { maxWidth: 'none' });
export const body = style({ paddingTop: '40px' });
/** The promo card. */
globalStyle(`${body} > aside`, { marginTop: '48px' });
