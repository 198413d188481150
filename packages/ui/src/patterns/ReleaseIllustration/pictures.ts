// The pictures in the drawn newspaper clippings. Each is a function that returns how dark a point is, from 0 (white) to 1 (black).
import type { Darkness } from './drawing.ts';

/** The buildings of the skyline: left edge, right edge, top and darkness, from 0 to 1. Later ones are in front of earlier ones. */
const towers = [
  [0, 0.09, 0.56, 0.45],
  [0.07, 0.15, 0.36, 0.5],
  [0.2, 0.3, 0.46, 0.46],
  [0.36, 0.43, 0.18, 0.52],
  [0.5, 0.6, 0.42, 0.44],
  [0.68, 0.75, 0.28, 0.5],
  [0.82, 0.94, 0.48, 0.42],
  [0.11, 0.21, 0.52, 0.8],
  [0.28, 0.37, 0.34, 0.84],
  [0.42, 0.52, 0.56, 0.8],
  [0.58, 0.68, 0.24, 0.86],
  [0.74, 0.83, 0.6, 0.8],
  [0.91, 1.01, 0.4, 0.84],
] as const;

const skyline: Darkness = (x, y) => {
  const tower = towers.findLast(([left, right, top]) => x >= left && x < right && y >= top);
  if (!tower) return 0.28 - y * 0.25;
  const [left, , top, darkness] = tower;
  const isLitWindow = darkness > 0.7 && x - left > 0.02 && Math.floor((y - top) * 36) % 5 === 3;
  return isLitWindow ? 0.1 : darkness;
};

const bridge: Darkness = (x, y) => {
  const water = y > 0.74;
  if (water) {
    const isGlint = Math.abs(x - 0.62) < 0.05 + (y - 0.74) * 0.5 && Math.floor(y * 40) % 2 === 0;
    return isGlint ? 0.15 : 0.62;
  }
  if (y > 0.62) return 0.95;
  const span = (x - 0.5) / 0.36;
  const arch = 0.62 - 0.44 * (1 - span * span);
  if (Math.abs(span) < 1 && Math.abs(y - arch) < 0.05) return 0.95;
  if (Math.hypot((x - 0.62) * 1.7, y - 0.36) < 0.17) return 0;
  return 0.44 - y * 0.35;
};

const portrait: Darkness = (x, y) => {
  const face = Math.hypot((x - 0.5) * 1.95, (y - 0.42) * 1.15);
  const hair = Math.hypot((x - 0.515) * 1.8, (y - 0.35) * 1.12);
  if (face < 0.27 && y > 0.26 + (x - 0.45) * 0.35) return 0.08 + Math.max(0, x - 0.47) * 3;
  if (hair < 0.33 && y < 0.55) return 0.95;
  if (y > 0.6 && y < 0.74 && Math.abs(x - 0.5) < 0.07) return 0.4;
  if (y > 0.7 && Math.abs(x - 0.5) < 0.14 + (y - 0.7) * 0.9) {
    return Math.abs(x - 0.5) < 0.13 - (y - 0.7) * 0.45 ? 0.05 : 0.9;
  }
  return 0.2 + x * 0.2;
};

const sailboat: Darkness = (x, y) => {
  const jib = x < 0.49 && x > 0.49 - (y - 0.14) * 0.36 && y < 0.62;
  const mainsail = x > 0.52 && x < 0.52 + (y - 0.06) * 0.5 && y < 0.62;
  if (jib) return 0.2;
  if (mainsail) return 0;
  if (y > 0.66 && y < 0.78 && Math.abs(x - 0.53) < 0.34 - (y - 0.66) * 0.8) return 1;
  if (y > 0.74) return Math.abs(x - 0.55) < 0.2 && Math.floor(y * 30) % 2 === 0 ? 0.1 : 0.75;
  return 0.34 - y * 0.2;
};

/** The pictures of the clippings: for each point, how dark it is. */
export const pictures = { skyline, bridge, portrait, sailboat };
export type PictureName = keyof typeof pictures;
