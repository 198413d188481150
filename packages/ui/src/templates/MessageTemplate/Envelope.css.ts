// Styles of the drawing of an envelope. `surface` is the color of paper that is lighter than the page, `pencil` the blue of corrections.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle } from '../../theme/type.ts';

const { style, globalStyle } = stylesInLayer('templates');

/** Paper with what is drawn on it, in the colors of the edition, as other drawings. */
export const paper = style({ stroke: vars.color.ink, forcedColorAdjust: 'none' });
/** The picture of the postage stamp: lines in the color of paper on blue ink. */
export const stampLines = style({ stroke: vars.color.surface });
/** Stripes in turn blue and black, with as much paper between them. The sides are 404 and 202 long: 8 and 4 times 50.5. */
const stripes = style({ strokeWidth: 10, strokeLinecap: 'butt', strokeDasharray: '12.625 37.875' });
export const blueStripes = [stripes, style({ stroke: vars.color.pencil, strokeDashoffset: '6.3125px' })].join(
  ' ',
);
export const blackStripes = [stripes, style({ strokeDashoffset: '-18.9375px' })].join(' ');
/** The typed address. */
export const address = style({
  ...familyStyle('mono'),
  color: vars.color.ink,
  fontSize: '17px',
  lineHeight: '25px',
});
export const addressLine = style({ display: 'block' });
/** The remark that the address is a sample. */
export const addressNote = style({ display: 'block', fontSize: '12px' });
/** The stamp of the post office, larger than a `Stamp` elsewhere. A message that was received is not an error, so its stamp is blue. */
const stamp = style({ display: 'grid', placeContent: 'center end', height: '100%' });
globalStyle(`${stamp} > span`, {
  borderColor: 'currentcolor',
  borderWidth: '2.5px',
  color: 'inherit',
  fontSize: '20px',
  textAlign: 'center',
  lineHeight: 1.1,
  rotate: '-6deg',
});
export const received = [stamp, style({ color: vars.color.pencil })].join(' ');
export const returned = [stamp, style({ color: vars.color.critical })].join(' ');
