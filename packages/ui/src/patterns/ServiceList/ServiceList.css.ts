// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { from, withLargeText } from '../../tokens/breakpoint.ts';

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
/** Each ad is a row, in which the text follows the name. */
const rows = style({});
export const forms = { columns: `${list} ${columns}`, ads: `${list} ${ads}`, rows: `${list} ${rows}` };
/** A large number is beside the name and the text of an ad. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  padding: '16px 0 20px',
  borderBottom: borders.hair,
  counterIncrement: 'service',
  '::after': {
    ...typeStyle('price'),
    fontSize: '4rem',
    lineHeight: '.82',
    // Assistive technology does not read the number, because the order has no meaning.
    content: 'counter(service) / ""',
    gridArea: '1 / 1 / 3',
  },
  selectors: {
    [`${ads} > &`]: {
      padding: '20px',
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
    [inColumns]: {
      selectors: {
        [`${columns} > &`]: { padding: '18px 0 24px', borderTop: borders.fine, borderBottom: 0 },
        [`${columns} > &::before`]: columnRule('8px', '24px'),
        // An odd number of ads in two columns: the last one is as wide as both.
        [`${list} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' },
        [`${rows} > &`]: { display: 'block', paddingInlineStart: '6rem', minHeight: '6.5rem' },
        [`${rows} > &::after`]: {
          position: 'absolute',
          insetInlineStart: 0,
          top: '18px',
          fontSize: '4.5rem',
        },
      },
    },
    [inThree]: {
      selectors: {
        [`${list} > &:last-child:nth-child(odd)`]: { gridColumn: 'auto' },
      },
    },
  },
});
export const text = style({
  gridColumn: 2,
  marginTop: '8px',
  '@media': {
    [inColumns]: {
      selectors: {
        [`${rows} &`]: { display: 'inline', fontSize: '1.375rem', lineHeight: '2rem' },
      },
    },
    // The text grows with its column.
    [withLargeText]: {
      fontSize: '1.3125rem',
      lineHeight: '1.75rem',
      selectors: { [`${rows} &`]: { fontSize: '1.75rem', lineHeight: '2.5rem' } },
    },
  },
});
// Not balanced: a balanced name may break at its hyphen.
globalStyle(`${item} > h3`, {
  gridColumn: 2,
  fontSize: 'clamp(1.5rem, 2.4vw, 2rem)',
  lineHeight: 1.05,
  fontStretch: '75%',
  textWrap: 'pretty',
});
globalStyle(`${rows} > ${item} > h3`, {
  '@media': {
    [inColumns]: { display: 'inline', marginInlineEnd: '.4em', fontSize: '2rem', fontStretch: '90%' },
    [withLargeText]: { fontSize: '2.5rem' },
  },
});
/** The first words of an advertisement, in the font of headlines. */
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // The space between words would be too small beside narrow letters.
  wordSpacing: '.12em',
});
