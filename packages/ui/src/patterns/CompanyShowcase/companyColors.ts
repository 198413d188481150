// Computes the colors of the page from those of a company, so that all text stays readable.
import type { Oklch } from '../../tokens/color.ts';
import { contrast } from '../../tokens/contrast.ts';

/** The colors of a company, which the page has while the company is active (hovered or focused). */
export interface CompanyColors {
  readonly name: string;
  /** The background of the page. */
  readonly backgroundColor: Oklch;
  /** The color of the company's name. The name is large text, so its contrast must be at least 3:1 (WCAG 1.4.3). */
  readonly brandColor: Oklch;
}

const black: Oklch = [0, 0, 0];
const white: Oklch = [1, 0, 0];

/** Mixes a share of black or white into a color, in OKLab. Black and white have no chroma, so the hue does not change. */
const mix = ([textLightness]: Oklch, [lightness, chroma, hue]: Oklch, share: number): Oklch => [
  textLightness * share + lightness * (1 - share),
  chroma * (1 - share),
  hue,
];

/** The colors of the page while a company is active: text in black or white, whichever has more contrast, and two weaker shades. */
export function derivePageColors({
  name,
  backgroundColor: background,
  brandColor: activeNameColor,
}: CompanyColors) {
  const text = contrast(white, background) > contrast(black, background) ? white : black;
  // The weakest shade with a contrast of 3:1. A background of medium lightness needs a stronger shade than others.
  const share = [0.62, 0.72, 0.82].find(part => contrast(mix(text, background, part), background) >= 3) ?? 1;
  const nameContrast = contrast(activeNameColor, background);
  if (nameContrast < 3) {
    throw new Error(
      `${name}'s brandColor has a contrast of ${nameContrast.toFixed(2)} on its backgroundColor. Its name would be hard to read: choose two colors 3:1 or more apart.`,
    );
  }
  return {
    background,
    text,
    activeNameColor,
    inactiveNameColor: mix(text, background, share),
    line: mix(text, background, 0.34),
  };
}
