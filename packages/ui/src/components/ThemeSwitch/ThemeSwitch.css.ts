// Styles of `ThemeSwitch`, the radio buttons that choose an edition (a color theme): day, night, or that of the system.
import { segment, segmentRadio } from '../../theme/radio.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('components');

export const root = style({
  display: 'inline-flex',
  // With large letters in a narrow window, one option is below the other.
  flexWrap: 'wrap',
  border: borders.fine,
  ...borderRadiusOf('button'),
  // Without script the choice could not be stored: the edition follows the system.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const option = style({ ...segment, ...borderRadiusOf('button'), padding: '14px 16px' });
export const radio = style(segmentRadio);
