// Styles of `LegalDocument`, the page of a legal text.
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const body = style({ paddingTop: '40px' });
/** The promo card, an advertisement of the site. */
globalStyle(`${body} > aside`, { marginTop: '48px' });
