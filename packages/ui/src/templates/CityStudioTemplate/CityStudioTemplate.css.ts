// Styles of the page of the studio in a city.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from, wideScreen, largeTextScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Windows in which both buttons fit beside each other: between them the box of the buttons is a narrow column. `wideScreen` is `from` without print. */
const besideEachOther = `${below('medium')}, ${wideScreen('large')}`;
const besideEachOtherWithoutArrows = `${below('small')}, ${wideScreen('large')}`;
/** The buttons of the next step. */
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [besideEachOther]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Buttons beside each other in a narrow box are without arrows. */
globalStyle(`${actions} a`, {
  '@media': {
    [besideEachOtherWithoutArrows]: { justifyContent: 'center', paddingInline: '8px' },
    [below('small')]: { fontSize: '1rem' },
    [between('large', 'desktop')]: { fontSize: '1.125rem' },
  },
});
globalStyle(`${actions} svg`, { '@media': { [besideEachOtherWithoutArrows]: { display: 'none' } } });
/** The note below the buttons of the next step. */
export const actionsNote = style({ gridColumn: '1 / -1' });

/** The headline, the map of the city center, the text and the links, below each other. `minmax` keeps the map, which is as wide as the window, from widening the column. */
export const ecosystem = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' });
/** On wide screens, columns of one height as in a newspaper. */
export const prose = style({
  '@media': {
    [from('medium')]: { columns: 2, columnGap: vars.gutter, columnRule: borders.hair },
    [from('large')]: { columns: 3 },
  },
});
globalStyle(`${prose} > p + p`, { marginTop: '16px' });
/** A paragraph stays in one column. */
globalStyle(`${prose} > p`, { maxWidth: 'none', textWrap: 'pretty', breakInside: 'avoid' });
/** The text grows with its columns. */
globalStyle(`${prose} > p`, {
  '@media': { [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
/** A button with a link beside it. */
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
});
/** The headline above the services, as wide as they are. */
export const servicesHeadline = style({ marginBottom: '32px' });
/** A link at the end of a section. */
export const linkRow = style({ marginTop: '16px' });
/** Gives the links a height of 44 px. */
globalStyle(`${linkRow} > a, ${actionRow} > a`, { paddingBlock: '10px' });
globalStyle(`${linkRow} > a`, { display: 'inline-block' });
