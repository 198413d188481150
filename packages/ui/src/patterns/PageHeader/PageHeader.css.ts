// Styles of `PageHeader`, the headline of a page and the introduction below it.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

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
/** The size of a quote. The introduction has its font. */
const { fontSize, lineHeight } = typeStyle('quote');
/** An introduction without content beside it is larger. */
const alone = style({ '@media': { [from('desktop')]: { gridColumn: '1 / 10' } } });
globalStyle(`${alone} > p`, {
  '@media': { [from('medium')]: { fontSize, lineHeight, maxWidth: '24em', textWrap: 'balance' } },
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
/**
 * A drawing. From the small breakpoint up the introduction and the content beside it are to its left, and it is as tall as both. On desktops it
 * takes five columns, so that its subject fills it.
 */
export const picture = style({
  position: 'relative',
  gridColumn: '1 / -1',
  '@media': {
    // The drawing is below the links or the button, so that phones show these on the first screen.
    [below('small')]: { order: 1, aspectRatio: '2 / 1' },
    [from('small')]: { gridArea: '1 / 6 / 3 / 13' },
    [from('desktop')]: { gridColumnStart: 8 },
  },
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0 });
/** The content beside the introduction. On desktops the last three columns are for the promo card. */
export const beside = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('small')]: {
      gridColumn: '6 / 13',
      selectors: {
        [`${picture} + &`]: { gridArea: '2 / 1 / 3 / 6', alignSelf: 'end' },
      },
    },
    [from('desktop')]: { gridColumn: '6 / 10' },
  },
});
/** The same without a promo card and a picture. */
export const besideAlone = style({
  gridColumn: '1 / -1',
  '@media': { [from('small')]: { gridColumn: '6 / 13' } },
});
globalStyle(`${footer}:has(> ${picture})`, {
  '@media': { [from('small')]: { gridTemplateRows: 'auto 1fr' } },
});
/** On desktops the introduction and the content below it take seven columns, and the introduction is larger. */
globalStyle(`${footer}:has(> ${picture}) > :not(${picture})`, {
  '@media': { [from('desktop')]: { gridColumnEnd: 8 } },
});
globalStyle(`${footer}:has(> ${picture}) > ${intro} > p`, {
  '@media': {
    [from('desktop')]: { fontSize: 'max(1.75rem, min(2.2vw, 3.7vh))', lineHeight: 1.2, maxWidth: '23em' },
  },
});
