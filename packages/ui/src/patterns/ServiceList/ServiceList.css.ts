// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from, withLargeText } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const inColumns = from('medium');
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;
const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderTop: borders.fine });
/** Lines separate the ads, as in the columns of small ads in a newspaper. */
const columns = style({
  columnGap: vars.gutter,
  '@media': { [inColumns]: { ...three, rowGap: '8px', borderTop: 0 } },
});
/** Each ad has a box. */
const ads = style({ borderInlineStart: borders.fine, '@media': { [inColumns]: three } });
/** Each ad is a row with its name at the start. */
const rows = style({});
export const forms = { columns: `${list} ${columns}`, ads: `${list} ${ads}`, rows: `${list} ${rows}` };
export const item = style({
  position: 'relative',
  padding: '12px 0 16px',
  borderBottom: borders.hair,
  selectors: {
    // Some ads are below a heavy line, so that the page is not equally light everywhere: with three columns one in each row and in each
    // column, and with one column the first, the middle and the last of nine.
    [`${columns} > &:nth-child(4n + 1)`]: { borderTop: `8px solid ${vars.color.ink}` },
    [`${ads} > &`]: {
      padding: '16px 20px 20px',
      borderInlineEnd: borders.fine,
      borderBottom: borders.fine,
    },
  },
  '@media': {
    [inColumns]: {
      selectors: {
        [`${columns} > &`]: { padding: '14px 0 24px', borderTop: borders.fine, borderBottom: 0 },
        [`${columns} > &:nth-child(4n + 1)`]: { paddingTop: '7px' },
        [`${columns} > &:not(:nth-child(3n + 1))::before`]: columnRule('8px', '24px'),
        [`${rows} > &`]: {
          display: 'grid',
          gridTemplateColumns: '5fr 7fr',
          columnGap: vars.gutter,
          alignItems: 'baseline',
        },
      },
    },
  },
});
export const text = style({
  marginTop: '8px',
  '@media': {
    [inColumns]: { selectors: { [`${rows} &`]: { margin: 0 } } },
    // The text grows with its column.
    [withLargeText]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
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
