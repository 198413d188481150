// Styles of the page of the studio in a city.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The buttons of the next step. */
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [below('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** On phones the buttons are beside each other and without arrows, so that the note below them is on the first screen. */
globalStyle(`${actions} a`, {
  '@media': { [below('small')]: { justifyContent: 'center', paddingInline: '8px', fontSize: '1rem' } },
});
globalStyle(`${actions} svg`, { '@media': { [below('small')]: { display: 'none' } } });
export const note = style({ gridColumn: '1 / -1' });

/** The map of the city center. */
export const detail = style({ marginTop: '24px' });

/** On wide screens, two columns as in a newspaper. An indent marks a new paragraph, instead of space. */
export const prose = style({
  '@media': { [from('large')]: { columns: 2, columnGap: vars.gutter, columnRule: borders.hair } },
});
globalStyle(`${prose} > p + p`, { textIndent: '1.5em' });
/** A button with a link beside it. */
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginTop: '32px',
});
/** A link at the end of a section. */
export const linkRow = style({ marginTop: '16px', textAlign: 'end' });
/** Gives the links a height of 44 px. */
globalStyle(`:is(${linkRow}, ${actionRow}) > a`, { paddingBlock: '10px' });
globalStyle(`${linkRow} > a`, { display: 'inline-block' });
