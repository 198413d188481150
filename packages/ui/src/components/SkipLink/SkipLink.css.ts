// Styles of `SkipLink`, the link to the main content that only keyboard users see. Colors: `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { forcedState } from '../../theme/states.ts';

const { style } = stylesInLayer('components');

/** The link is above the top of the page until it has the focus. */
export const root = style({
  ...typeStyle('button'),
  position: 'absolute',
  zIndex: 10,
  insetInlineStart: vars.pageMargin,
  top: 0,
  maxWidth: `calc(100% - 2 * ${vars.pageMargin})`,
  overflowWrap: 'anywhere',
  padding: '11px 20px 13px',
  background: vars.color.pencil,
  color: vars.color.onPencil,
  translate: '0 -120%',
  selectors: {
    [`&:is(:focus, ${forcedState('focus')})`]: {
      translate: '0 0',
      outlineOffset: '-6px',
      outlineColor: 'currentcolor',
    },
  },
});
