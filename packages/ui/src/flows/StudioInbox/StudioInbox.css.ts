import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('flows');

const large = from('large');

/** It has the focus when somebody pressed beside everything: its keys then hold. */
export const root = style({ selectors: { '&:focus': { outline: 'none' } } });

/** What is open takes the place of the rest where there is room for one of them only. */
const giveWay = {
  selectors: { [`${root}[data-open] &`]: { display: 'none' } },
  '@media': { [large]: { selectors: { [`${root}[data-open] &`]: { display: 'block' } } } },
} as const;

/** What is asked for, and how much there is of it. */
export const asking = style(giveWay);
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '16px',
  margin: '24px 0',
});
export const search = style({ flex: '1 1 14rem', minWidth: 0 });

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.gutter,
  alignItems: 'start',
  '@media': {
    [large]: {
      selectors: { [`${root}[data-open] &`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
  },
});
export const log = style(giveWay);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const first = style({ ...oneLine, display: 'block' });
export const name = style({ ...type('button'), lineHeight: '1.5rem' });
export const aside = style({
  ...type('label'),
  marginInlineStart: '10px',
  color: vars.color.muted,
});
export const second = style({ ...type('small'), ...oneLine, display: 'block', color: vars.color.muted });
/** As in a dispatch: MILWAUKEE, WISCONSIN — */
export const dateline = style({
  ...type('label'),
  textTransform: 'uppercase',
  // A short line is for what is said.
  '@container': { '(max-width: 34rem)': { display: 'none' } },
});
export const clipped = style({ ...oneLine, display: 'block' });

export const state = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
  padding: '24px 16px',
});

export const keys = style({
  ...type('label'),
  display: 'none',
  padding: '8px 16px 0',
  color: vars.color.muted,
  // Where there are keys.
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});
