// Styles of `ServiceList`, the services as small advertisements of a newspaper. `ink` is the color of text.
import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { byNight } from '../../theme/edition.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { darkAtNight } from '../../theme/themes.css.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, between, from, largeTextScreen, wideScreen } from '../../tokens/breakpoint.ts';
import { measure } from '../../tokens/space.ts';

const { style, globalStyle } = stylesInLayer('patterns');

const fromMedium = from('medium');
const belowMedium = below('medium');
/** Below this breakpoint there are two columns: with three, most names would need two lines. */
const fromLarge = from('large');
const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } as const;
/** A dark box: its background and the color of its text. */
const [darkBox, onDarkBox] = [createVar(), createVar()];
const list = [
  style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: { [darkBox]: vars.color.ink, [onDarkBox]: vars.color.paper },
  }),
  // Light boxes would be brighter than the headlines of the night edition.
  style(byNight({ vars: { [darkBox]: darkAtNight, [onDarkBox]: vars.color.ink } })),
].join(' ');
/** The first class of `list`, for selectors. */
const listClass = list.split(' ', 1)[0]!;
/** Lines separate the services, as in the columns of small ads in a newspaper. */
const columns = style({
  columnGap: vars.gutter,
  // Cuts off the line to the left of each row's first column.
  overflow: 'clip',
  '@media': { [fromMedium]: { ...two, rowGap: '8px' }, [fromLarge]: three },
});
/** Each service has a box, as small ads have. The last box is dark. */
const ads = style({
  borderTop: borders.fine,
  borderInlineStart: borders.fine,
  '@media': { [fromMedium]: two, [fromLarge]: three },
});
/** Each service is a row, in which the text follows the name. On wide screens there are two rows side by side. */
const rows = style({ columnGap: vars.gutter, '@media': { [fromLarge]: two } });
export const layouts = { columns: `${list} ${columns}`, ads: `${list} ${ads}`, rows: `${list} ${rows}` };
const inked = { background: darkBox, color: onDarkBox };
/** The last one of an odd number of services. In two columns, it is alone in its row. */
const lastAlone = '&:last-child:nth-child(odd)';
/** A large number is beside the name and the text of a service. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
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
    screen: {
      selectors: { [`${ads} > &:last-child, ${rows} > ${lastAlone}`]: inked },
    },
    [belowMedium]: {
      padding: '10px 0 12px',
      gridTemplateColumns: '2.25rem minmax(0, 1fr)',
      '::after': { fontSize: '2.5rem' },
      selectors: {
        [`${ads} > &`]: { padding: '12px' },
        [`${rows} > ${lastAlone}`]: { paddingInline: '12px' },
      },
    },
    [fromMedium]: {
      selectors: {
        [`${columns} > &`]: { padding: '18px 0 24px', borderTop: borders.fine, borderBottom: 0 },
        [`${columns} > &::before`]: columnRule('8px', '24px'),
        // Of an odd number of services in two columns, the last one is as wide as both columns.
        [`${listClass} > ${lastAlone}`]: { gridColumn: '1 / -1' },
        [`${rows} > &`]: { display: 'block', paddingInlineStart: '6rem', minHeight: '6.5rem' },
        [`${rows} > &::after`]: {
          position: 'absolute',
          insetInlineStart: 0,
          top: '18px',
          fontSize: '4.5rem',
        },
      },
    },
    [fromLarge]: {
      selectors: {
        [`:is(${columns}, ${ads}) > ${lastAlone}`]: { gridColumn: 'auto' },
      },
    },
    [between('medium', 'large')]: {
      selectors: {
        [`${columns} > ${lastAlone}`]: { ...inked, padding: '20px' },
        [`${rows} > ${lastAlone}::after`]: { insetInlineStart: '20px' },
      },
    },
    [wideScreen('large')]: {
      selectors: {
        [`${rows} > ${lastAlone}`]: {
          display: 'grid',
          // The name and the text begin where those above them do.
          gridTemplateColumns: `calc(50% + 3.625rem - ${vars.gutter} / 2) minmax(0, 1fr)`,
          columnGap: vars.gutter,
          alignItems: 'center',
          // Over the lines below the services above, between which there is a gap.
          marginTop: '-1px',
          paddingBlock: '22px',
          paddingInlineEnd: '20px',
        },
        [`${rows} > ${lastAlone}::after`]: {
          gridArea: 'auto',
          top: 'auto',
          insetInlineStart: '20px',
        },
      },
    },
  },
});
export const text = style({
  gridColumn: 2,
  marginTop: '8px',
  maxWidth: `${measure}ch`,
  '@media': {
    [belowMedium]: { marginTop: '4px' },
    // On very wide screens the columns are wide, so the text is larger.
    [largeTextScreen]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
// `textWrap` is pretty: with balance, a name may break at its hyphen.
globalStyle(`${item} > h3`, {
  gridColumn: 2,
  fontSize: 'clamp(1.5rem, 2.4vw, 2rem)',
  lineHeight: 1.05,
  fontStretch: '75%',
  wordSpacing: '.08em',
  textWrap: 'pretty',
  '@media': { [belowMedium]: { fontSize: '1.375rem' } },
});
/** The first words of an advertisement, in the font of headlines. */
export const leadWords = style({
  ...familyStyle('display'),
  fontStretch: '70%',
  letterSpacing: '.01em',
  // The space between words would be too small beside narrow letters.
  wordSpacing: '.12em',
  // A line breaks before these words, not in them.
  display: 'inline-block',
});
/** In two columns of rows, the text of a service that is alone in its row is beside its name, below the texts of the second column. */
const alone = `${rows} > ${item}:last-child:nth-child(odd)`;
globalStyle(`${alone} > h3`, { '@media': { [wideScreen('large')]: { gridColumn: 1 } } });
globalStyle(`${alone} > p`, { '@media': { [wideScreen('large')]: { marginTop: 0 } } });
