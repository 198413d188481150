import '../../theme/layers.css.ts';
import { choice as label, choiceRadio } from '../../theme/choice.ts';
import { rules } from '../../theme/rules.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesIn('flows');

const choice = style(label);

/** Figures over their words, between rules: the box score of the day. */
const tally = {
  root: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderTop: rules.bold,
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
  choice: [
    choice,
    style({
      display: 'flex',
      flexDirection: 'column',
      padding: '12px 12px 11px',
      borderBottom: rules.fine,
      letterSpacing: '.02em',
      textTransform: 'uppercase',
      overflowWrap: 'anywhere',
      selectors: {
        '& + &': { borderInlineStart: rules.hair },
        '&:nth-of-type(3n + 1)': { borderInlineStart: 0 },
      },
      '@media': {
        [from('medium')]: {
          selectors: { '&:nth-of-type(4)': { borderInlineStart: rules.hair } },
        },
      },
    }),
  ].join(' '),
};

const segments = {
  root: style({ display: 'flex', flexWrap: 'wrap', border: rules.fine }),
  choice: [
    choice,
    style({
      flex: 'auto',
      padding: '15px 12px',
      textAlign: 'center',
      selectors: { '& + &': { borderInlineStart: rules.hair } },
    }),
  ].join(' '),
};

export const looks = { tally, segments };

export const figure = style({
  ...type('figure'),
  // Five digits stay on one line on the narrowest sheet.
  fontSize: 'clamp(1.125rem, 5.6vw, 1.75rem)',
  lineHeight: '2rem',
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const radio = style(choiceRadio);
