import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('flows');

/** A galley beside the log, as high as that. */
export const root = style({
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  marginInline: `calc(-1 * ${vars.margin})`,
  padding: `16px ${vars.margin} 32px`,
  background: vars.color.surface,
  borderTop: rules.bold,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [from('large')]: {
      position: 'sticky',
      top: '16px',
      maxHeight: 'calc(100dvh - 32px)',
      overflow: 'auto',
      margin: 0,
      padding: '16px 32px 32px',
      border: rules.fine,
      borderTop: rules.bold,
    },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '16px',
});
export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const absent = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '24px',
  margin: '12px 0 24px',
  borderBottom: rules.fine,
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({ padding: '7px 0 8px', borderTop: rules.hair, whiteSpace: 'pre-wrap' });
export const term = style({ ...type('label'), color: vars.color.muted });

export const copy = style({ display: 'grid', gap: '16px', marginBottom: '24px' });
export const text = style({ ...type('body'), maxWidth: '60ch', whiteSpace: 'pre-wrap', textWrap: 'wrap' });
/** As in a dispatch: AUSTIN, TEXAS — */
export const dateline = style({ ...type('label'), textTransform: 'uppercase' });
export const end = style({ ...type('label'), textAlign: 'center', color: vars.color.muted });

/** Pinned to the copy: what the desk does about it. */
export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginTop: '24px',
  paddingTop: '16px',
  borderTop: rules.bold,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});
export const conflict = style({ padding: '12px 16px 16px', border: `2px solid ${vars.color.stop}` });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });
