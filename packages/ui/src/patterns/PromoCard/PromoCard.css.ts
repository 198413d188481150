// Styles of `PromoCard`, an advertisement inside the page, which the visitor can hide. `pencil` is the blue of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { textButton } from '../../theme/textButton.ts';
import { typeStyle } from '../../theme/type.ts';
import { hoverState } from '../../theme/states.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

export const root = style({
  display: 'grid',
  gridTemplate: '"label dismiss" auto "text text" auto / minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '8px 16px',
  alignSelf: 'start',
  padding: '8px 16px 16px',
  border: borders.fine,
  borderTop: `8px solid ${vars.color.pencil}`,
  ...borderRadiusOf('surface'),
  background: vars.color.surface,
  selectors: { ':root[data-promo="dismissed"] &': { display: 'none' } },
});
/** Windows in which three columns are too narrow for a card, so that it is a strip as wide as the page. */
const narrow = between('medium', 'desktop');
const stripStyle = {
  gridTemplate: '"label text dismiss" auto / auto minmax(0, 1fr) auto',
  columnGap: '24px',
  marginTop: '24px',
  padding: '16px',
} as const;
/** In the last three columns of the page, or as a strip across the page. */
export const placements = {
  columns: style({
    gridColumn: '1 / -1',
    '@media': {
      [narrow]: stripStyle,
      [from('desktop')]: { gridColumn: '10 / 13' },
    },
  }),
  strip: style({ gridColumn: '1 / -1', '@media': { [from('medium')]: { ...stripStyle, marginTop: 0 } } }),
};
/** Hidden on phones. */
export const notOnPhones = style({ '@media': { [below('medium')]: { display: 'none' } } });

export const label = style({ gridArea: 'label' });
/** The click target is 44 px high and reaches over the edge of the card. */
export const dismiss = style({
  ...typeStyle('label'),
  ...textButton,
  gridArea: 'dismiss',
  margin: '-14px -8px',
  padding: '14px 8px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const text = style({ ...typeStyle('small'), gridArea: 'text' });
export const title = style({ ...typeStyle('head'), display: 'block', marginBottom: '4px' });
const inlineLink = { display: 'inline-block', marginBlock: '-8px' } as const;
export const link = style({
  ...typeStyle('button'),
  display: 'block',
  width: 'fit-content',
  marginTop: '4px',
  marginBottom: '-8px',
  paddingBlock: '8px',
  color: vars.color.pencil,
  textUnderlineOffset: '4px',
  selectors: {
    [`&${hoverState}`]: { textDecorationThickness: '3px' },
    [`${placements.columns} &`]: { '@media': { [narrow]: inlineLink } },
    [`${placements.strip} &`]: { '@media': { [from('medium')]: inlineLink } },
  },
});
