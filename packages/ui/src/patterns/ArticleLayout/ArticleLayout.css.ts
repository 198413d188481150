// Styles of `ArticleLayout`, the page of an article or a report. Colors: `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { mirroredInRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** The link to the list of articles, with an arrow. */
export const back = style({ display: 'flex', alignItems: 'center', gap: '12px', overflowWrap: 'anywhere' });
export const arrow = style({
  flex: 'none',
  width: '28px',
  height: '14px',
  fill: 'none',
  stroke: vars.color.pencil,
  strokeWidth: 2,
  selectors: mirroredInRightToLeft,
});
export const body = style({ paddingTop: 'clamp(20px, 1.7vw, 32px)' });
/** The promo card. */
globalStyle(`${body} > aside`, { marginTop: '48px' });
