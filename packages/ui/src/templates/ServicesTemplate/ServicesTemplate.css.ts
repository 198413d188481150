// Styles of the page that lists the services.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('templates');

/** On phones the first service begins in the first screen. */
export const services = style({ '@media': { [below('small')]: { vars: { [vars.sectionSpace]: '32px' } } } });
/** The promo card, below the services. Phones do not show it. */
export const promo = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: vars.gutter,
  '@media': { [from('medium')]: { marginTop: '40px' } },
});
/** One row of links to the city pages. It is below all services, because every city page offers all of them. */
export const cities = style({
  display: 'grid',
  gap: `8px ${vars.gutter}`,
  marginTop: '24px',
  borderTop: borders.bold,
  paddingTop: '12px',
  '@media': {
    [from('medium')]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', alignItems: 'baseline' },
  },
});
/** The links to the city pages. */
export const links = style({
  ...typeStyle('head'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '@media': { [from('medium')]: { justifyContent: 'space-between', columnGap: '24px' } },
});
