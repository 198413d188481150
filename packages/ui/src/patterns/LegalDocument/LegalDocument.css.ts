// Styles of `LegalDocument`, the page of a legal text.
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const body = style({ paddingTop: '48px', '@media': { [from('large')]: { paddingTop: '80px' } } });
