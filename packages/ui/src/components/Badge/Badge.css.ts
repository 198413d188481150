// Styles of `Badge`, a small label in a box that states a status, such as the status of a lead. Colors: `paper` is the page's background,
// `ink` is text, `marker` is a highlighter's yellow, `field` is the border of controls.
import { borderRadiusOf } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import type { badgeTones } from './Badge.tsx';

const { style } = stylesInLayer('components');

/** Every tone has a border, which may be transparent: forced colors show it, and all badges have the same height. */
const base = style({
  ...typeStyle('label'),
  display: 'inline-block',
  padding: '2px 6px 3px',
  border: '1px solid transparent',
  ...borderRadiusOf('button'),
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  // Unlike `hidden`, `clip` keeps the baseline of the text.
  overflow: 'clip',
  textOverflow: 'ellipsis',
});

/** One style for each tone: filled with the blue of actions, highlighted, outlined, dark, or struck through. */
export const tones = {
  attention: [base, style({ background: vars.color.pencil, color: vars.color.onPencil })].join(' '),
  progress: [base, style({ background: vars.color.marker, color: vars.color.onMarker })].join(' '),
  neutral: [base, style({ borderColor: vars.color.field })].join(' '),
  done: [base, style({ background: vars.color.ink, color: vars.color.paper })].join(' '),
  closed: [
    base,
    style({
      color: vars.color.muted,
      // Safari ignores the shorthand `text-decoration` if it includes a thickness.
      textDecorationLine: 'line-through',
      textDecorationThickness: '1px',
    }),
  ].join(' '),
} satisfies Record<(typeof badgeTones)[number], string>;
