// Styles of `DarkBand`, a dark band as wide as the window, around a section.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { dark } from '../../theme/themes.css.ts';

const { style, globalStyle } = stylesInLayer('components');

const band = style({
  '@media': { screen: { marginTop: vars.sectionSpace, paddingBottom: '48px', overflow: 'clip' } },
});
globalStyle(`${band} > * > section`, { '@media': { screen: { paddingTop: '24px' } } });
export const root = [dark, band].join(' ');
