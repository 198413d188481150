// Styles of the panel beside a list of the staff, with the open entry or order: what somebody sent or bought, and the form in which the staff
// answers.
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { borderRadiusOf, borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';
import { from } from '@fit-to-print/ui/tokens/breakpoint';

const { style } = stylesInLayer('flows');

/** On large screens the panel is a column beside the list, and scrolls independently of the page. */
export const root = style({
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  marginInline: `calc(-1 * ${vars.pageMargin})`,
  padding: `16px ${vars.pageMargin} 32px`,
  background: vars.color.surface,
  borderTop: borders.bold,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [from('large')]: {
      position: 'sticky',
      top: '16px',
      maxHeight: 'calc(100dvh - 32px)',
      overflow: 'auto',
      margin: 0,
      padding: '16px 32px 32px',
      border: borders.fine,
      borderTop: borders.bold,
      ...borderRadiusOf('surface'),
    },
  },
});

/** The buttons above the entry. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '16px',
});
export const navigation = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
/** Buttons and messages in one row. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: '24px',
  margin: '12px 0 24px',
  borderBottom: borders.fine,
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const detail = style({
  padding: '10px 0',
  borderTop: borders.hair,
  whiteSpace: 'pre-wrap',
  // Its line is as wide as the lines above it.
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});
export const term = style({ ...typeStyle('label'), marginBottom: '4px', color: vars.color.muted });

/** Links to the sender's other entries. */
export const others = style({ ...typeStyle('small'), margin: '4px 0 16px' });

export const texts = style({ display: 'grid', gap: '16px', marginBottom: '24px' });
export const text = style({
  ...typeStyle('body'),
  maxWidth: '60ch',
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
});
/** The sign `###`, which ends a press release, below the text. */
export const endMark = style({ ...typeStyle('label'), textAlign: 'center', color: vars.color.muted });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  marginTop: '24px',
  paddingTop: '16px',
  borderTop: borders.bold,
});
export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@container': { '(min-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});
/** Says that somebody else has changed the entry, with both versions. */
export const conflict = style({ padding: '12px 16px 16px', border: `2px solid ${vars.color.critical}` });
