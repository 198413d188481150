import { keyframes } from '@vanilla-extract/css';
import { overlapScope, hideOnOverlap } from '../../theme/overlap.ts';
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { pageMaxWidth } from '../../tokens/space.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

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

/** One line high, so that it covers little of the page while it sticks to the window. */
const stickyLine = style({
  ...hideOnOverlap(hidden),
  display: 'none',
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '16px',
  width: 'fit-content',
  // Aligned with the right edge of the page.
  marginInline: `auto calc(max(0px, (100% - ${pageMaxWidth}px) / 2) + ${vars.pageMargin})`,
  marginTop: '32px',
  padding: '4px 16px',
  selectors: {
    /** Does not stick while the keyboard focus is elsewhere. */
    ':root:has(:focus-visible) &:not(:focus-within)': { position: 'static', animation: 'none' },
    /** A toast is at the same edge of the window. */
    ':root:has(div[data-tone]) &': { position: 'static', animation: 'none' },
  },
  '@media': {
    [from('medium')]: { selectors: { ':root:not([data-promo="dismissed"]) &': { display: 'grid' } } },
    // Does not stick without script, which its button needs.
    '(scripting: none)': { position: 'static', animation: 'none' },
  },
});
export const corner = `${card} ${stickyLine}`;
// The parent contains the elements that the card may cover.
globalStyle(`div:has(> .${stickyLine})`, overlapScope);

/** The click target is 44 px high and reaches over the edge of the card. */
export const dismiss = style({
  ...typeStyle('label'),
  ...textButton,
  margin: '-4px -8px',
  padding: '14px 8px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const text = style(typeStyle('small'));

/** A heading in the page; in the corner, the beginning of the line. */
export const title = style({
  ...typeStyle('nav'),
  fontSize: '1.0625rem',
  selectors: { [`${inColumn} &`]: { ...typeStyle('head'), display: 'block', marginBottom: '4px' } },
});

export const link = style({
  ...typeStyle('nav'),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: vars.color.pencil,
  textUnderlineOffset: '4px',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' },
    [`${inColumn} &`]: { display: 'block', width: 'fit-content', marginTop: '8px' },
  },
});
