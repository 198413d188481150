// Styles of the account page.
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('templates');

/** Reserves height for the settings while they load. */
export const content = style({ paddingTop: '40px', minHeight: '40vh' });
