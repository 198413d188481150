import '../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { overlapScope, hideOnOverlap } from '../../theme/overlap.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesIn } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { pageMaxWidth } from '../../tokens/space.ts';

const { style, globalStyle } = stylesIn('patterns');

const gone = keyframes({ 'from, to': { visibility: 'hidden' } });

const card = style({
  border: borders.fine,
  borderTop: `6px solid ${vars.color.pencil}`,
  background: vars.color.surface,
});

const inColumn = style({
  marginTop: '32px',
  padding: '12px 16px 16px',
  '@media': { [from('medium')]: { display: 'none' } },
});
export const column = `${card} ${inColumn}`;

/**
 * An advertisement at the foot of the sheet, as low as its words: it sticks to the edge of the window and covers no
 * more than a line or two, until the page has come to its place in it.
 */
const line = style({
  ...hideOnOverlap(gone),
  display: 'none',
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '16px',
  width: 'fit-content',
  // It ends where the sheet does.
  marginInline: `auto calc(max(0px, (100% - ${pageMaxWidth}px) / 2) + ${vars.margin})`,
  marginTop: '32px',
  padding: '4px 16px',
  selectors: {
    /** Somebody is reading with the keyboard, and not here: it waits in its place, within reach of the Tab key. */
    ':root:has(:focus-visible) &:not(:focus-within)': { position: 'static', animation: 'none' },
  },
  '@media': {
    [from('medium')]: { selectors: { ':root:not([data-promo="dismissed"]) &': { display: 'grid' } } },
    // What nothing could put away lies over nothing.
    '(scripting: none)': { position: 'static', animation: 'none' },
  },
});
export const corner = `${card} ${line}`;
// What the line lies over stands beside it.
globalStyle(`div:has(> .${line})`, overlapScope);

/** Its target is taller than it looks: 44 px, over the card's own edge. */
export const dismiss = style({
  ...type('label'),
  ...textButton,
  margin: '-4px -8px',
  padding: '14px 8px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const text = style(type('small'));

/** In the column a head of its own; in the corner the first words of the line. */
export const title = style({
  ...type('nav'),
  fontSize: '1.0625rem',
  selectors: { [`${inColumn} &`]: { ...type('head'), display: 'block', marginBottom: '4px' } },
});

export const link = style({
  ...type('nav'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: vars.color.pencil,
  textUnderlineOffset: '4px',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' },
    [`${inColumn} &`]: { display: 'block', width: 'fit-content', marginTop: '8px' },
  },
});
