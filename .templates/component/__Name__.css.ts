// Styles of `__Name__`.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('components');

const root = style({ ...typeStyle('body'), border: borders.fine, padding: '12px 16px' });

export const tones = {
  plain: root,
  pencil: [root, style({ borderColor: vars.color.pencil, color: vars.color.pencil })].join(' '),
};
