// Styles of `Button`, which is a `<button>` or a link that looks like one. Colors: `paper` is the page's background.
import { borderRadiusOf } from '../../theme/borders.ts';
import { activeState, focusState, hoverState } from '../../theme/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { mirroredInRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';
import type { buttonSizes, buttonTones } from './Button.tsx';

const { style, globalStyle } = stylesInLayer('components');

/** On hover the button moves 2 px up and left, away from a blue outline. */
export const root = style({
  ...typeStyle('button'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '11px 20px 13px',
  border: `1px solid ${vars.color.ink}`,
  ...borderRadiusOf('button'),
  textDecoration: 'none',
  textAlign: 'start',
  textWrap: 'balance',
  cursor: 'pointer',
  selectors: {
    [`&${hoverState}:not([aria-disabled="true"])`]: {
      translate: '-2px -2px',
      outline: `1px solid ${vars.color.pencil}`,
      outlineOffset: '2px',
    },
    [`&${activeState}:not([aria-disabled="true"])`]: {
      translate: '0 0',
      outlineOffset: '0',
    },
    [`&${focusState}`]: {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '3px',
    },
    '&[aria-disabled="true"]': {
      cursor: 'not-allowed',
      border: `1px dashed ${vars.color.muted}`,
      background: 'none',
      color: vars.color.muted,
    },
  },
  '@media': { [motionAllowed]: { transition: `translate ${duration.short}ms ${easing.decelerate}` } },
});

/** The colors: outlined, dark (`ink` is the color of text), blue (`pencil` is the color of actions), or outlined in red. */
export const tones = {
  plain: style({ background: 'none', color: vars.color.ink }),
  ink: style({ background: vars.color.ink, color: vars.color.paper }),
  pencil: style({
    background: vars.color.pencil,
    borderColor: vars.color.pencil,
    color: vars.color.onPencil,
  }),
  critical: style({
    background: 'none',
    borderColor: vars.color.critical,
    color: vars.color.critical,
    selectors: {
      [`&${hoverState}:not([aria-disabled="true"])`]: { outlineColor: vars.color.critical },
    },
  }),
} satisfies Record<(typeof buttonTones)[number], string>;

export const sizes = {
  small: style({ ...typeStyle('nav'), minHeight: '44px', padding: '9px 16px 11px' }),
  medium: undefined,
  // Three words fit in one line at 320 px.
  large: style({
    ...typeStyle('buttonLarge'),
    fontSize: 'min(1.375rem, 6.25vw)',
    minHeight: '64px',
    // Wider ones look like bars.
    maxWidth: '28rem',
    overflowWrap: 'anywhere',
  }),
} satisfies Record<(typeof buttonSizes)[number], string | undefined>;

export const fullWidth = style({ width: '100%' });
/** For a button with an arrow: the text is at its start, the arrow at its end. */
export const hasArrow = style({ justifyContent: 'space-between' });

export const arrow = style({
  width: '28px',
  height: '14px',
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  selectors: mirroredInRightToLeft,
});

// In print, a link is its text followed by its address.
globalStyle(`a.${root}`, {
  '@media': {
    print: {
      minHeight: 0,
      padding: 0,
      border: 0,
      background: 'none',
      color: vars.color.ink,
      flexWrap: 'wrap',
      justifyContent: 'flex-start',
    },
  },
});
globalStyle(`a.${root} > svg`, { '@media': { print: { display: 'none' } } });
globalStyle(`a.${root}::after`, {
  '@media': { print: { ...typeStyle('label'), content: 'attr(href)', overflowWrap: 'anywhere' } },
});
