import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style } = stylesIn('patterns');

const card = style({
  border: rules.fine,
  borderTop: `6px solid ${vars.color.pencil}`,
  background: vars.color.sheet,
});

const inColumn = style({
  marginTop: '32px',
  padding: '12px 16px 16px',
  '@media': { [from('medium')]: { display: 'none' } },
});
export const column = `${card} ${inColumn}`;

export const corner = [
  card,
  style({
    display: 'none',
    position: 'fixed',
    zIndex: 5,
    insetInlineEnd: vars.margin,
    bottom: 0,
    width: '416px',
    borderBottom: 0,
    padding: '3px 16px 8px',
    selectors: {
      /** Somebody is reading with the keyboard, and not here: out of the way, yet within reach of the Tab key. */
      ':root:has(:focus-visible) &:not(:focus-within)': { translate: '0 100%' },
    },
    '@media': {
      [from('medium')]: { selectors: { ':root:not([data-promo="dismissed"]) &': { display: 'block' } } },
      [motionAllowed]: { transition: `translate ${duration.press}ms ${easing.settle}` },
    },
  }),
].join(' ');

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

/** Its target is taller than it looks: 44 px, over the card's own edge. */
export const dismiss = style({
  ...type('label'),
  border: 0,
  margin: '-10px -8px -12px',
  padding: '14px 8px',
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } },
});

/** In the column a head of its own; in the corner the first words of the line. */
export const title = style({
  ...type('nav'),
  fontSize: '1.0625rem',
  fontWeight: 800,
  selectors: { [`${inColumn} &`]: { ...type('head'), display: 'block', marginBottom: '4px' } },
});

export const link = style({
  ...type('nav'),
  lineHeight: 1,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: vars.color.pencil,
  textUnderlineOffset: '4px',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' },
    [`${inColumn} &`]: { display: 'block', width: 'fit-content', marginTop: '8px' },
  },
});
