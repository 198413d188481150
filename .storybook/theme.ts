import { editions } from '@fit-to-print/ui/tokens/color';
import { hex } from '@fit-to-print/ui/tokens/contrast';
import { families } from '@fit-to-print/ui/tokens/type';
import { create } from 'storybook/theming/create';

const { paper, surface, ink, muted, pencil, onPencil, line, field } = editions.day;

/** Storybook's own interface in the day edition. Storybook calculates with its colors, and cannot read OKLCH: hence hex. */
export default create({
  base: 'light',
  brandTitle: 'Fit to Print',
  fontBase: families.display,
  fontCode: families.mono,
  appBg: hex(paper),
  appContentBg: hex(surface),
  appPreviewBg: hex(paper),
  appBorderColor: hex(line),
  appBorderRadius: 0,
  inputBorderRadius: 0,
  inputBg: hex(surface),
  inputBorder: hex(field),
  inputTextColor: hex(ink),
  textColor: hex(ink),
  textInverseColor: hex(surface),
  textMutedColor: hex(muted),
  colorPrimary: hex(pencil),
  colorSecondary: hex(pencil),
  barBg: hex(surface),
  barTextColor: hex(muted),
  barSelectedColor: hex(pencil),
  barHoverColor: hex(pencil),
  buttonBg: hex(surface),
  buttonBorder: hex(field),
  booleanBg: hex(paper),
  booleanSelectedBg: hex(onPencil),
});
