// Styles of `ContactButton`: a link to the contact form, and a form with a button that replaces it where scripts do not run.
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('components');

/** `link` and `form` are the same kind of box, and one of them is hidden: without script the button is where the link was. */
export const link = style({ display: 'grid', '@media': { '(scripting: none)': { display: 'none' } } });
export const form = style({ display: 'grid' });
