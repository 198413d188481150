import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';

const { style } = stylesIn('components');

export const root = style({
  display: 'inline-flex',
  border: rules.fine,
  /** Without script nobody could remember the choice: the edition then follows the system. */
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const choice = style({
  ...type('label'),
  position: 'relative',
  padding: '14px 16px',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
    '&:is(:hover, [data-force~="hover"]):not(:has(:checked))': {
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '&:is(:has(:focus-visible), [data-force~="focus"])': {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '3px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

/** As large as its label, so that pointer and screen magnifier find it where it is drawn. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
