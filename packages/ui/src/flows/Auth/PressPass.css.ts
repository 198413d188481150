import '../../theme/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesIn } from '../../theme/style.ts';
import { type } from '../../theme/type.ts';

const { style } = stylesIn('flows');

/** The page as it looks under the dialog's film. */
const dimmed = `light-dark(color-mix(in oklab, ${vars.color.ink} 72%, ${vars.color.paper}), ${vars.color.paper})`;

/** Where the lanyard goes through; far enough from the word under it to be no accent on its vowel. */
export const slot = style({
  display: 'block',
  width: '72px',
  height: '14px',
  margin: '0 auto 32px',
  background: dimmed,
});
/** On a page nothing is dimmed. */
export const onPage = style({ background: vars.color.paper });
export const row = style({
  ...type('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  paddingTop: '8px',
});
