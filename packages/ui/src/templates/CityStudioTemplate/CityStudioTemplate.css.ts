// Styles of the page of the studio in a city.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from, wideScreen, withLargeText } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Windows in which both buttons fit beside each other: between them the box of the buttons is a narrow column. */
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

/** The headline and the map below it, which are together as high as the text beside them. */
export const headlineAndMap = style({ display: 'flex', flexDirection: 'column', height: '100%' });
/** A wide map of the city center, above the section's headline. */
export const wideDetail = style({ marginBottom: '32px' });
/** A map of the city center, below the headline. */
export const mapDetail = style({
  display: 'grid',
  marginTop: '24px',
  '@media': { [wideScreen('small')]: { flex: '1 0 13rem', position: 'relative' } },
});
globalStyle(`${mapDetail} > svg`, {
  '@media': {
    [wideScreen('small')]: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 },
  },
});

/** On wide screens, two columns as in a newspaper. An indent marks a new paragraph, instead of space. */
export const prose = style({
  '@media': { [from('large')]: { columns: 2, columnGap: vars.gutter, columnRule: borders.hair } },
});
globalStyle(`${prose} > p + p`, { textIndent: '1.5em' });
/** The text grows with its columns. */
globalStyle(`${prose} > p`, {
  '@media': { [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' } },
});
/** A button with a link beside it. */
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  marginTop: '32px',
});
/** The headline above the services, as wide as they are. */
export const servicesHeadline = style({ marginBottom: '32px' });
/** A link at the end of a section. */
export const linkRow = style({ marginTop: '16px', textAlign: 'end' });
/** Below a wide map, the button and the link are below the headline, beside the text. */
export const belowWideDetail = style({});
const besideText = from('small');
globalStyle(`${belowWideDetail} > div`, { '@media': { [besideText]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${belowWideDetail} > div > :nth-child(2)`, { '@media': { [besideText]: { gridRow: '1 / 3' } } });
globalStyle(`${belowWideDetail} ${actionRow}`, { marginTop: 0 });
/** Gives the links a height of 44 px. */
globalStyle(`${linkRow} > a, ${actionRow} > a`, { paddingBlock: '10px' });
globalStyle(`${linkRow} > a`, { display: 'inline-block' });
