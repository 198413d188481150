// Styles of `PageHeader`, the headline of a page and the introduction below it.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const onTablets = between('small', 'desktop');

export const root = style({ paddingTop: 'clamp(24px, 5vw, 40px)' });
/** A line above the headline, such as the path to the page. */
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
});
// A date has no line break.
globalStyle(`${above} time`, { whiteSpace: 'nowrap' });
/** The part below the headline: the introduction, and what stands beside it. The padding above is for the descenders of the headline, which grow with the width of the page. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'max(16px, 4.4vw)',
});
/** The introduction. */
const intro = style({ gridColumn: '1 / -1' });
/** An introduction without content beside it is larger. */
const alone = style({ '@media': { [from('desktop')]: { gridColumn: '1 / 10' } } });
globalStyle(`${alone} > p`, {
  '@media': { [from('medium')]: { ...typeStyle('quote'), maxWidth: '24em', textWrap: 'balance' } },
});
/** The introduction, alone or with content beside it. */
export const intros = {
  alone: [intro, alone].join(' '),
  withNeighbor: [
    intro,
    style({ '@media': { [from('small')]: { gridColumn: '1 / 6', paddingInlineEnd: '16px' } } }),
  ].join(' '),
};
/** The button for the next step, with its note. */
export const action = style({ display: 'grid', gap: '12px' });
/** A drawing. On desktops it is beside the links or the button, and as tall as these; on tablets below the introduction or the button. */
export const picture = style({
  position: 'relative',
  gridColumn: '1 / -1',
  aspectRatio: '2 / 1',
  '@media': {
    // The drawing is below the links or the button, so that phones show these on the first screen.
    [below('small')]: { order: 1 },
    [from('small')]: { aspectRatio: 'auto', minHeight: '9rem' },
    [onTablets]: {
      gridColumn: '1 / 6',
      selectors: { [`&:has(+ * > ${action})`]: { gridArea: '2 / 6 / 3 / 13' } },
    },
    [from('desktop')]: { gridArea: '1 / 10 / 2 / 13', minHeight: 0 },
  },
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0 });
/** The content beside the introduction. On desktops the last three columns are for the promo card or a picture. */
export const beside = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('small')]: { gridColumn: '6 / 13' },
    // The links are as tall as the introduction and the picture together; a button is beside the introduction.
    [onTablets]: {
      selectors: {
        [`${picture} + &`]: { gridRow: '1 / span 2' },
        [`${picture} + &:has(> ${action})`]: { gridRow: '1' },
      },
    },
    [from('desktop')]: {
      gridColumn: '6 / 10',
      selectors: { [`${picture} + &`]: { gridRow: '1' } },
    },
  },
});
/** The same without a promo card and a picture. */
export const besideAlone = style({
  gridColumn: '1 / -1',
  '@media': { [from('small')]: { gridColumn: '6 / 13' } },
});
globalStyle(`${footer}:has(> ${picture})`, { '@media': { [onTablets]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${footer}:has(> ${picture} + * > ${action}) > ${intro}`, {
  '@media': { [onTablets]: { gridRow: '1 / span 2' } },
});
