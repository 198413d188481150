// Styles of the page of the studio in a city.
import { columnRule } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** The buttons of the next step, one above the other. On wide screens they are side by side, and only the first has an arrow. */
export const actions = style({
  display: 'grid',
  gap: '12px',
  '@media': { [wideScreen('large')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)' } },
});
globalStyle(`${actions} a`, {
  '@media': {
    // The first screen of a phone has room for both, and for the map.
    [below('small')]: { minHeight: '48px', paddingBlock: '5px 7px' },
    [wideScreen('large')]: { paddingInline: '16px', fontSize: 'min(1.375rem, 1.75vw)' },
  },
});
globalStyle(`${actions} > div svg`, { '@media': { [wideScreen('large')]: { display: 'none' } } });
/** The note below the buttons of the next step. */
export const actionsNote = style({ gridColumn: '1 / -1' });

/** The text, in columns with lines between them; on narrow screens in one column. The links are below it. */
export const ecosystem = style({ display: 'grid', gap: '32px', marginTop: '32px' });
export const prose = style({
  display: 'grid',
  gap: `16px ${vars.gutter}`,
  '@media': { [from('medium')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${prose} > p`, {
  position: 'relative',
  maxWidth: 'none',
  textWrap: 'pretty',
  // The text grows with its column.
  '@media': { [wideScreen('large')]: { fontSize: 'clamp(1.25rem, 1.3vw, 1.4rem)', lineHeight: 1.3 } },
});
globalStyle(`${prose} > p + p::before`, { '@media': { [from('medium')]: columnRule('0', '0') } });
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
