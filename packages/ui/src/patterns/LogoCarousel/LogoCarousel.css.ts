import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { segmentRadio } from '../../theme/radio.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { motionAllowed } from '../../tokens/motion.ts';

const { style } = stylesIn('patterns');

/** The one thing that loops: only where motion is welcome and a script could be had. */
const running = `${motionAllowed} and (scripting: enabled)`;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.gutter,
  borderBlock: borders.fine,
});
export const window = style({
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  outlineOffset: '-3px',
  '@media': { [running]: { scrollbarWidth: 'none' } },
});

const run = keyframes({ to: { translate: '-50%' } });
export const track = style({
  display: 'flex',
  width: 'max-content',
  minWidth: '100%',
  '@media': {
    [running]: {
      minWidth: '200%',
      animation: `${run} 32s linear infinite`,
      selectors: {
        [`${window}:is(:hover, :focus-visible) > &, ${root}:has(:checked) &`]: {
          animationPlayState: 'paused',
        },
      },
    },
  },
});
/** Seconds a lap, so that a long list runs no faster than a short one (a style attribute could not say it). */
export const laps = [64, 32, 16, 8].map(least => ({
  least,
  lap: style({ '@media': { [running]: { animationDuration: `${least * 6}s` } } }),
}));

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  flex: '1 0 auto',
  gap: '36px',
  paddingBlock: '16px',
  paddingInlineEnd: '36px',
});
/** The second round closes the loop; there is none to close when nothing runs. */
export const copy = style({ display: 'none', '@media': { [running]: { display: 'flex' } } });

/** Logos are drawn for white paper: at night they keep a light plate. */
export const illustration = style({
  background: `light-dark(transparent, ${vars.color.ink})`,
  padding: '8px',
});
export const logo = style({ maxWidth: 'none', objectFit: 'contain' });

export const pause = style({
  ...type('label'),
  display: 'none',
  position: 'relative',
  flex: 'none',
  maxWidth: '50%',
  padding: '13px 12px',
  border: borders.fine,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.paper },
    '&:is(:has(:focus-visible), [data-force~="focus"])': {
      outline: `3px solid ${vars.color.pencil}`,
      outlineOffset: '3px',
    },
  },
  '@media': {
    [running]: { display: 'block' },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const input = style(segmentRadio);
