// Styles of an empty frame: crop marks (the lines at the corners that show a printer where to cut) and a handwritten note. Colors: `ink` is
// text.
import { pencilFamily } from '../tokens/type.ts';
import { vars } from './contract.css.ts';

/** One line of a mark. */
const stroke = `linear-gradient(${vars.color.ink} 0 0)`;

/** Crop marks in the corners of a frame whose content is not there yet. */
export const cropMarks = {
  background: ['0 0', '100% 0', '0 100%', '100% 100%']
    .flatMap(corner => ['12px 1px', '1px 12px'].map(size => `${stroke} ${corner} / ${size} no-repeat`))
    .join(', '),
} as const;

/** A note in blue pencil in the middle of such a frame. Its size depends on the container. */
export const pencilNote = {
  justifySelf: 'center',
  margin: 0,
  fontFamily: pencilFamily,
  fontSize: 'clamp(1.75rem, 11cqi, 3.5rem)',
  fontStyle: 'italic',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-.02em',
  color: vars.color.pencil,
  overflowWrap: 'anywhere',
  rotate: '-2deg',
} as const;
