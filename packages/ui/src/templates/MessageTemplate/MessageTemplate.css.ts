import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Shown if the address has its `id` as the fragment. The margin keeps the top of the page in view. */
export const sent = style({
  scrollMarginTop: '100vh',
  selectors: { '&:not(:target)': { display: 'none' } },
});
export const notSent = style({ selectors: { [`${sent}:target + &`]: { display: 'none' } } });

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `32px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '48px',
  overflowWrap: 'anywhere',
});
export const message = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('medium')]: { gridColumn: '1 / 6', justifyItems: 'start', paddingInlineEnd: '24px' } },
});
/** Without a list beside it, the message has the list's columns, and the envelope the first ones. */
globalStyle(`${notSent} ${message}`, {
  '@media': {
    [from('medium')]: {
      gridColumn: '1 / 13',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.gutter,
      gridTemplateRows: 'auto auto 1fr',
      padding: 0,
    },
    [from('desktop')]: { gridColumn: '1 / 10' },
  },
});
globalStyle(`${notSent} ${message} > *`, { '@media': { [from('medium')]: { gridColumn: '6 / -1' } } });
globalStyle(`${notSent} ${message} > :first-child`, {
  '@media': { [from('medium')]: { gridColumn: '1 / 6', gridRow: '1 / span 3' } },
});
/** The front of an envelope: the postage, the typed address, and the stamp of the post office across both. */
export const envelope = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  maxWidth: '28rem',
  aspectRatio: '8 / 5',
  containerType: 'inline-size',
  marginBottom: '16px',
  border: borders.fine,
  background: vars.color.surface,
  boxShadow: `3px 3px 0 ${vars.color.line}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '7%',
    insetInlineEnd: '5%',
    width: '15%',
    aspectRatio: '5 / 6',
    outline: `4px dotted ${vars.color.surface}`,
    outlineOffset: '-2px',
    background: `repeating-linear-gradient(45deg, ${vars.color.pencil} 0 2px, ${vars.color.surface} 2px 4px)`,
  },
});
export const stamp = style({ position: 'absolute', insetBlockStart: '12%', insetInlineStart: '6%' });
export const address = style({
  placeSelf: 'end center',
  padding: '0 16px 8%',
  ...familyStyle('mono'),
  fontSize: '4.75cqi',
  lineHeight: 1.5,
});
export const addressLine = style({ display: 'block' });
/** Leaves the last three columns to the promo card. */
export const nextSteps = style({
  gridColumn: '1 / -1',
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: { gridColumn: '6 / 13' },
    [from('desktop')]: { gridColumn: '6 / 10' },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  padding: '12px 0 15px',
  borderBottom: borders.hair,
});
export const stepText = style({ display: 'grid', gap: '4px' });
export const number = style({ ...typeStyle('figure'), color: vars.color.muted });
export const link = style({ display: 'grid' });
