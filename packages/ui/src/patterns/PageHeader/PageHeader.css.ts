import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({ paddingTop: 'clamp(16px, 5vw, 40px)' });
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: '24px',
  overflowWrap: 'anywhere',
});
export const headline = style({});
/** Leaves room for the descenders of the headline, which grow with the page. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  paddingTop: 'max(16px, 4.4vw)',
});
const lede = style({ gridColumn: '1 / -1' });
export const ledes = {
  alone: [lede, style({ '@media': { [from('desktop')]: { gridColumn: '1 / 10' } } })].join(' '),
  withNeighbor: [
    lede,
    style({ '@media': { [from('small')]: { gridColumn: '1 / 6', paddingInlineEnd: '16px' } } }),
  ].join(' '),
};
/** Leaves the last three columns to the promo card. */
export const beside = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('small')]: { gridColumn: '6 / 13' },
    [from('desktop')]: { gridColumn: '6 / 10' },
  },
});
export const action = style({
  display: 'grid',
  gap: '12px',
  '@media': { [from('medium')]: { maxWidth: '24rem' } },
});

/** The headline and the promo card side by side, so that the content below starts in the first screen. */
export const compact = style({
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
  },
});
const compactStyle = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [from('desktop')]: rule } });
compactStyle(`${compact} > ${headline}`, { gridColumn: '1 / 10' });
/** Without the card the headline is as wide as the page. */
compactStyle(`:root[data-promo="dismissed"] ${compact} > ${headline}`, { gridColumn: '1 / -1' });
compactStyle(`${compact} > ${footer}`, { display: 'contents' });
compactStyle(`${compact} :is(${lede}, ${beside})`, { gridRow: 2, paddingTop: 'max(32px, 2.5vw)' });
compactStyle(`${compact} aside`, { gridRow: '1 / span 2', marginTop: '8px' });
