// Styles of `Stack`, which lays out its children in a column or a row with equal gaps.
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('primitives');

export const root = style({ display: 'flex', flexDirection: 'column' });
export const directions = {
  column: undefined,
  row: style({ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }),
};
export const alignments = { stretch: undefined, start: style({ alignItems: 'flex-start' }) };
/** An item wider than the row breaks its words. */
globalStyle(`${directions.row} > *`, { minWidth: 0 });
