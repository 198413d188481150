// Styles of `CharacterCounter`, the number below a text area.
import { ruledLineHeight } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import type { fieldVariants } from './Field.tsx';

const { style } = stylesInLayer('components');

export const variants = {
  box: style({ paddingTop: '6px' }),
  /** As tall as one line of a ruled field (a field drawn as lined paper), with the text at its bottom, so that the field's focus outline does not touch the text. */
  ruled: style({ display: 'grid', alignItems: 'end', height: ruledLineHeight }),
} satisfies Record<(typeof fieldVariants)[number], string>;
