// Styles of `SiteFooter`, the bottom of every page.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({ paddingBottom: '48px', '@media': { print: { paddingBottom: 0 } } });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `32px ${vars.gutter}`,
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from('large')]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

/** A text on how the site is designed. */
export const colophon = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('medium')]: { gridColumn: '1 / 3', gridRow: '1 / 3' },
    [from('large')]: { gridColumn: '1 / 6', gridRow: 'auto' },
  },
});
globalStyle(`${colophon} > p`, {
  maxWidth: '38ch',
  marginBottom: '16px',
  // In print the footer has no links, so this text can be wider; it saves the home page a second sheet.
  '@media': { print: { maxWidth: 'none', marginBottom: 0 } },
});

/** A group of links. */
export const group = style({ '@media': { [from('large')]: { gridColumn: 'span 2' } } });

/** The opening hours. */
export const hours = style({
  gridColumn: '1 / -1',
  '@media': { [from('medium')]: { gridColumn: '3 / 5' }, [from('large')]: { gridColumn: 'span 3' } },
});

/** The last line: the copyright and the links to the legal texts. */
export const imprint = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginTop: '32px',
  borderTop: borders.hair,
  paddingTop: '12px',
  color: vars.color.muted,
  '@media': { print: { marginTop: '16px' } },
});
export const legal = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });

/** On touch screens every link is 44 px high. */
globalStyle(`${root} li a`, {
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: '10px' } },
});
