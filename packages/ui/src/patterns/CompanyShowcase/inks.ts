import type { Oklch } from '../../tokens/color.ts';
import { contrast } from '../../tokens/contrast.ts';

/** What the page takes from a company while it is lit. */
export interface CompanyColors {
  readonly name: string;
  /** The stock that floods the page. */
  readonly backgroundColor: Oklch;
  /** The ink of its name, which is large type: 3:1 on the stock at least. */
  readonly brandColor: Oklch;
}

const black: Oklch = [0, 0, 0];
const white: Oklch = [1, 0, 0];

/** A share of black or white in a stock, mixed in OKLab: as they have no chroma, the hue stays. */
const mix = ([onL]: Oklch, [l, c, h]: Oklch, share: number): Oklch => [
  onL * share + l * (1 - share),
  c * (1 - share),
  h,
];

/** The inks of a flooded page: black or white, whichever reads better, and what recedes from it. */
export function inksOf({ name, backgroundColor: stock, brandColor: spot }: CompanyColors) {
  const on = contrast(white, stock) > contrast(black, stock) ? white : black;
  /** A stock of middling lightness leaves less room to recede. */
  const share = [0.62, 0.72, 0.82].find(part => contrast(mix(on, stock, part), stock) >= 3) ?? 1;
  const spotContrast = contrast(spot, stock);
  if (spotContrast < 3) {
    throw new Error(
      `${name}'s brandColor has a contrast of ${spotContrast.toFixed(2)} on its backgroundColor. Its name would be hard to read: choose two colors 3:1 or more apart.`,
    );
  }
  return { stock, spot, on, unlit: mix(on, stock, share), rule: mix(on, stock, 0.34) };
}
