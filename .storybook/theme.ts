// The look of Storybook's own interface. An edition is a color theme: `day` (light) or `night` (dark).
import { editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { families } from '@fit-to-print/ui/tokens/type';
import { create } from 'storybook/theming/create';

const { paper, surface, ink, muted, pencil, onPencil, line, field } = editions.day;

/** Storybook's own interface in the day edition. Colors are in hex, because Storybook calculates with them and cannot read OKLCH. */
export default create({
  base: 'light',
  brandTitle: 'Fit to Print',
  fontBase: families.display,
  fontCode: families.mono,
  appBg: toHex(paper),
  appContentBg: toHex(surface),
  appPreviewBg: toHex(paper),
  appBorderColor: toHex(line),
  appBorderRadius: 0,
  inputBorderRadius: 0,
  inputBg: toHex(surface),
  inputBorder: toHex(field),
  inputTextColor: toHex(ink),
  textColor: toHex(ink),
  textInverseColor: toHex(surface),
  textMutedColor: toHex(muted),
  colorPrimary: toHex(pencil),
  colorSecondary: toHex(pencil),
  barBg: toHex(surface),
  barTextColor: toHex(muted),
  barSelectedColor: toHex(pencil),
  barHoverColor: toHex(pencil),
  buttonBg: toHex(surface),
  buttonBorder: toHex(field),
  booleanBg: toHex(paper),
  booleanSelectedBg: toHex(onPencil),
});
