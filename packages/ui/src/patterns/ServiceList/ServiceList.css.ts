// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, from, withLargeText } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const inColumns = from('medium');
/** Two columns below the large breakpoint: in three, most names would need two lines. */
const inThree = from('large');
const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;
const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Lines separate the ads, as in the columns of small ads in a newspaper. */
const columns = style({
  columnGap: vars.gutter,
  // Cuts off the line to the left of each row's first column.
  overflow: 'clip',
  '@media': { [inColumns]: { ...two, rowGap: '8px' }, [inThree]: three },
});
/** Each ad has a box. */
const ads = style({
  borderTop: borders.fine,
  borderInlineStart: borders.fine,
  '@media': { [inColumns]: two, [inThree]: three },
});
/** Each ad is a row with its name at the start. */
const rows = style({});
export const forms = { columns: `${list} ${columns}`, ads: `${list} ${ads}`, rows: `${list} ${rows}` };
export const item = style({
  position: 'relative',
  padding: '12px 0 16px',
  borderBottom: borders.hair,
  selectors: {
    [`${ads} > &`]: {
      padding: '16px 20px 20px',
      borderInlineEnd: borders.fine,
      borderBottom: borders.fine,
    },
  },
  '@media': {
    // Some ads are dark, as in a newspaper: in three columns, those of two opposite corners.
    screen: {
      selectors: {
        [`${ads} > &:nth-child(4n + 3)`]: { background: vars.color.ink, color: vars.color.paper },
      },
    },
    // On phones, rows have large numbers.
    [below('medium')]: {
      selectors: {
        [`${rows} > &`]: {
          display: 'grid',
          gridTemplateColumns: '3.5rem minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
          counterIncrement: 'service',
        },
        [`${rows} > &::before`]: {
          ...typeStyle('price'),
          // Assistive technology does not read the number, because the order has no meaning.
          content: 'counter(service) / ""',
          gridRow: '1 / 3',
        },
      },
    },
    [inColumns]: {
      selectors: {
        [`${columns} > &`]: { padding: '14px 0 24px', borderTop: borders.fine, borderBottom: 0 },
        [`${columns} > &::before`]: columnRule('8px', '24px'),
        // In an odd number of boxes in two columns, the last one is as wide as both.
        [`${ads} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
        [`${rows} > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) 7fr',
          columnGap: vars.gutter,
          alignItems: 'baseline',
        },
      },
    },
    [inThree]: {
      selectors: {
        [`${ads} > &:last-child:nth-child(odd)`]: { gridColumn: 'auto' },
      },
    },
    [withLargeText]: {
      selectors: { [`${rows} > &`]: { padding: '16px 0 20px' } },
    },
  },
});
export const text = style({
  marginTop: '8px',
  '@media': {
    [inColumns]: { selectors: { [`${rows} &`]: { margin: 0 } } },
    // The text grows with its column.
    [withLargeText]: {
      fontSize: '1.3125rem',
      lineHeight: '1.75rem',
      selectors: { [`${rows} &`]: { fontSize: '1.5rem', lineHeight: '2rem' } },
    },
  },
});
// Not balanced: a balanced name may break at its hyphen.
globalStyle(`${item} > h3`, { textWrap: 'pretty' });
globalStyle(`${rows} > ${item} > h3`, {
  '@media': { [withLargeText]: { fontSize: '2.25rem', lineHeight: '2.5rem' } },
});
/** The first words of an advertisement, in the font of headlines. */
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // The space between words would be too small beside narrow letters.
  wordSpacing: '.12em',
});
