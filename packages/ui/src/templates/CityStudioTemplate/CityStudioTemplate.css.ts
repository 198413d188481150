import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [between('large', 'desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const note = style({ gridColumn: '1 / -1' });

export const illustration = style({ display: 'grid', gap: '8px' });
/** Newspaper columns: paragraphs are indented, without space between them. */
export const prose = style({
  marginTop: '32px',
  '@media': { [from('large')]: { columns: 2, columnGap: vars.gutter, columnRule: borders.hair } },
});
globalStyle(`${prose} > p + p`, { textIndent: '1.5em' });
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginTop: '32px',
});
export const linkRow = style({});
/** Gives the links a height of 44 px. */
globalStyle(`:is(${linkRow}, ${actionRow}) > a`, { paddingBlock: '10px' });
globalStyle(`${linkRow} > a`, { display: 'inline-block' });
