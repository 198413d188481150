import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';
import { from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

/** On paper, the text stands beside the headline. */
export const root = style({
  paddingTop: vars.sectionSpace,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: vars.gutter,
      alignItems: 'end',
      breakInside: 'avoid',
    },
  },
});
/** Nine of twelve columns, so that it is not larger than the page's headline. */
export const headline = style({ '@media': { [from('small')]: { width: '75%' }, print: { width: 'auto' } } });
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  marginTop: '32px',
  '@media': {
    [from('medium')]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '32px',
    },
    print: { flexDirection: 'column', alignItems: 'start', gap: '8px', marginTop: 0 },
  },
});
export const action = style({ display: 'grid', flex: 'none' });
/** Centered; the indent balances the letter-spacing after the last sign. */
/** Print ends every page with this sign (theme/print.css.ts). */
export const endMark = style({
  '@media': { print: { display: 'none' } },
  ...familyStyle('mono'),
  fontSize: '1.5rem',
  lineHeight: '2rem',
  letterSpacing: '.4em',
  textIndent: '.4em',
  textAlign: 'center',
  marginTop: '80px',
});
