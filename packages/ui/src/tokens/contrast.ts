// Contrast ratios of colors, and colors in sRGB.
import {
  clampRgb,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  // A function of the library, not a React hook.
  useMode as register,
  wcagContrast,
} from 'culori/fn';
import type { Oklch } from './color.ts';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode as typeof modeOklch);

const toRgb = converter('rgb');
/** The color as the library culori takes it, in the range of sRGB. */
const toColor = ([l, c, h]: Oklch) => clampRgb({ mode: 'oklch' as const, l, c, h });

/** WCAG 2.2 contrast ratio of two colors, 1 to 21, as displayed in sRGB. */
export const contrast = (text: Oklch, background: Oklch): number =>
  wcagContrast(toColor(text), toColor(background));

/** The color in sRGB for formats without OKLCH: `#d8efda`. */
export const toHex = (oklch: Oklch): string => formatHex(toColor(oklch));

/** The color in sRGB as three numbers from 0 to 1. */
export const toSrgb = (oklch: Oklch): readonly [red: number, green: number, blue: number] => {
  const { r, g, b } = toRgb(toColor(oklch));
  return [round(r), round(g), round(b)];
};
const round = (value: number) => Number(value.toFixed(4));
