// Styles of `Tabs`: a row of tabs above the panel of the selected one. Colors: `ink` is text.
import { focusState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('components');

/** The border is under all tabs; the selected tab covers it, so that the tab looks joined to its panel. */
export const list = style({ display: 'flex', borderBottom: borders.fine });
export const tab = style({
  ...typeStyle('button'),
  flex: 1,
  minWidth: 0,
  minHeight: '3rem',
  padding: '9px 16px 13px',
  marginBottom: '-1px',
  border: '1px solid transparent',
  borderBottomColor: vars.color.ink,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    [`&${hoverState}`]: { color: vars.color.ink },
    '&[aria-selected="true"]': {
      color: vars.color.ink,
      background: vars.color.surface,
      borderColor: vars.color.ink,
      borderTopWidth: '3px',
      borderBottomColor: vars.color.surface,
      paddingTop: '7px',
    },
    [`&${focusState}`]: { position: 'relative', outlineOffset: '-6px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { borderTopWidth: '6px' } } },
  },
});
export const panel = style({
  background: vars.color.surface,
  border: borders.fine,
  borderTop: 0,
  padding: '24px 16px',
  selectors: { '&[hidden]': { display: 'none' } },
});
