// Styles of `Dateline`, the place before a text.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';

const { style } = stylesInLayer('flows');

export const root = style({ color: vars.color.ink });
/** The capital letters are almost as tall as the small letters beside them. */
export const city = style({ fontSize: '.82em', letterSpacing: '.04em', textTransform: 'uppercase' });
