import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';
import { duration, easing, motionAllowed } from '../../tokens/motion.ts';

const { style } = stylesIn('patterns');

const card = style({
  padding: '4px 16px 12px',
  border: rules.fine,
  borderTop: `8px solid ${vars.color.pencil}`,
  background: vars.color.sheet,
});

export const column = [
  card,
  style({
    paddingBlock: '12px 16px',
    marginTop: '32px',
    '@media': { [from('medium')]: { display: 'none' } },
  }),
].join(' ');

export const corner = [
  card,
  style({
    display: 'none',
    position: 'fixed',
    zIndex: 5,
    insetInlineEnd: '24px',
    bottom: '24px',
    width: '304px',
    selectors: {
      /** Somebody is reading with the keyboard, and not here: out of the way, yet within reach of the Tab key. */
      ':root:has(:focus-visible) &:not(:focus-within)': { translate: '0 calc(100% + 24px)' },
    },
    '@media': {
      [from('medium')]: { selectors: { ':root:not([data-promo="dismissed"]) &': { display: 'block' } } },
      [motionAllowed]: { transition: `translate ${duration.press}ms ${easing.settle}` },
    },
  }),
].join(' ');

export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: '4px',
});

/** Its target is taller than it looks: 44 px, into the card's own padding. */
export const dismiss = style({
  ...type('label'),
  border: 0,
  margin: '-8px -8px -6px',
  padding: '14px 8px',
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } },
});

export const title = style({ ...type('head'), display: 'block', fontStretch: '88%', marginBottom: '4px' });

export const link = style({
  ...type('nav'),
  display: 'inline-block',
  marginTop: '8px',
  fontSize: '1rem',
  fontWeight: 700,
  color: vars.color.pencil,
  textUnderlineOffset: '4px',
  selectors: { '&:is(:hover, [data-force~="hover"])': { textDecorationThickness: '3px' } },
});
