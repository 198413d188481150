import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style } = stylesInLayer('flows');

/** The color of the page under the dialog's overlay. */
const dimmedPage = `light-dark(color-mix(in oklab, ${vars.color.ink} 72%, ${vars.color.paper}), ${vars.color.paper})`;

/** The slot at the top of the drawn press pass. Its margin keeps it from looking like an accent on a letter of the title. */
export const lanyardSlot = style({
  display: 'block',
  width: '72px',
  height: '14px',
  margin: '0 auto 32px',
  background: dimmedPage,
});
export const onPage = style({ background: vars.color.paper });
export const row = style({
  ...typeStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingTop: '8px',
});
