// The pictures in the drawn newspaper clippings. Each has two inks. An ink is a function that returns how dark it is at a point, from 0 (no
// ink) to 1 (full).
import type { Darkness } from './drawing.ts';

/** A picture that is printed in two inks. */
interface Picture {
  black: Darkness;
  blue: Darkness;
}

/** A barn with a broken roof, whose front is about 1 wide and 1 high: `x` and `y` count from its upper left, `distance` from its middle. */
const barn: Darkness = (x, y) => {
  const distance = Math.abs(x - 0.5);
  const roof = distance < 0.3 ? distance * 0.7 : 0.21 + (distance - 0.3) * 1.6;
  if (distance > 0.54 || y < roof || y > 1) return 0;
  if (y < roof + 0.1 || distance > 0.47) return 1;
  if (distance < 0.1 && y > 0.26 && y < 0.42) return 0.1;
  if (distance < 0.2 && y > 0.56) {
    const isBeam = Math.abs(distance - Math.abs(y - 0.78) * 0.9) < 0.035 || distance > 0.165 || y < 0.6;
    return isBeam ? 0.05 : 0.8;
  }
  return 0.72;
};

/** The height of the horizon in the picture of the field, from the top. */
const horizon = 0.46;
/** A plowed field with a barn. */
const field: Picture = {
  black: (x, y) => {
    const barnTone = barn((x - 0.58) / 0.24, (y - 0.14) / 0.34);
    if (barnTone > 0 && y < 0.48) return barnTone;
    if (y < horizon) return y > 0.4 ? 0.5 : 0;
    const depth = y - horizon;
    const row = (x - 0.36) / (depth + 0.07) + 40;
    return row % 1 < 0.56 ? 0.95 : 0.12;
  },
  blue: (x, y) => (y > horizon || Math.hypot((x - 0.24) * 1.9, y - 0.22) < 0.15 ? 0 : 0.5),
};

/** The head and the shoulders of a person with a hat. */
const portrait: Picture = {
  black: (x, y) => {
    const face = Math.hypot((x - 0.5) * 1.95, (y - 0.42) * 1.15);
    const hat = Math.abs(x - 0.5) < 0.15 && y > 0.05 && y < 0.28;
    const brim = Math.hypot((x - 0.5) * 0.32, y - 0.28) < 0.085;
    if (brim || hat) return y > 0.2 && y < 0.25 ? 0.3 : 0.95;
    if (face < 0.27) return y < 0.36 ? 0.45 : 0.05 + Math.max(0, x - 0.47) * 3;
    if (y > 0.6 && y < 0.74 && Math.abs(x - 0.5) < 0.07) return 0.4;
    if (y > 0.7 && Math.abs(x - 0.5) < 0.14 + (y - 0.7) * 0.9) {
      return Math.abs(x - 0.5) < 0.13 - (y - 0.7) * 0.45 ? 0.05 : 0.9;
    }
    return 0;
  },
  blue: (x, y) => (Math.hypot((x - 0.5) * 1.95, (y - 0.42) * 1.15) < 0.27 ? 0 : 0.45),
};

/** A glass of beer with a handle, in front of a dark counter. Straight lines, so that the rows of dots compress well. */
const beer: Picture = {
  black: (x, y) => {
    if (x > 0.34 && x < 0.6 && y > 0.12 && y < 0.9) return y < 0.32 ? 0 : x < 0.39 || x > 0.55 ? 0.95 : 0.5;
    if (x > 0.6 && x < 0.72 && y > 0.4 && y < 0.72) return x > 0.67 || y < 0.48 || y > 0.64 ? 0.95 : 0;
    return y > 0.78 ? 0.95 : 0;
  },
  blue: (x, y) => (y > 0.78 || (x > 0.3 && x < 0.6 && y > 0.1) ? 0 : 0.5),
};

/** The pictures of the clippings. */
export const pictures = { beer, field, portrait };
export type PictureName = keyof typeof pictures;
