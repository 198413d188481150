// Styles of `PasswordField`, a text field with a button that shows or hides the password.
import { focusState } from '../../theme/states.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('components');

export const wrapper = style({ position: 'relative' });
/** Leaves room for the button in the field. */
export const input = style({
  paddingInlineEnd: '76px',
  selectors: { '&[aria-invalid]': { paddingInlineEnd: '76px' } },
});
/** The button that shows or hides the password. */
export const toggle = style({
  ...typeStyle('label'),
  ...textButton,
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '1px',
  minWidth: '44px',
  padding: '0 12px',
  selectors: {
    ...textButton.selectors,
    [`&${focusState}`]: { outlineOffset: '-4px' },
  },
  // The button needs script.
  '@media': { '(scripting: none)': { display: 'none' } },
});
