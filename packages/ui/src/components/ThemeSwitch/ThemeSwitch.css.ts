import '../../theme/layers.css.ts';
import { choice as label, choiceRadio } from '../../theme/choice.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';

const { style } = stylesIn('components');

export const root = style({
  display: 'inline-flex',
  border: rules.fine,
  /** Without script nobody could remember the choice: the edition then follows the system. */
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const choice = style({ ...label, padding: '14px 16px' });
export const radio = style(choiceRadio);
