// The picture at the end of the home page: the paper boat of the harbor is moored at the quay of the far shore, and somebody there reads a
// newspaper. Its tones in both colors, and the lines over them. An edition is a color theme: `day` (light) or `night` (dark).
import { cellNoise } from './city.ts';
import {
  arrivalSize,
  type Bar,
  boat,
  boatOutline,
  boatSides,
  boatText,
  bridgeBars,
  bridgeLamps,
  bridgeShapes,
  horizon as harborHorizon,
  isInside,
  type Point,
  type Polygon,
  polygonOf,
  type Sheet,
} from './harbor.ts';
import { clamp, cloudAt, type Inks, mix, ramp, shadeOfBoat, waveAt } from './scene.ts';
import type { Edition } from '../../tokens/color.ts';

const horizon = 190;

/** A point of the harbor's picture, far away on the horizon of this one, and seen from the other shore. */
const fromHarbor = ([x, y]: Point): Point => [465 - (x - 409) * 0.36, horizon + (y - harborHorizon) * 0.36];

const polygon = (...points: Polygon): Polygon => points;
/** The boat of the harbor, at its place at the quay. */
const boatAt = { x: 488, y: 348, scale: 1.15 } as const;
const fromBoat = ([x, y]: Point): Point => [
  boatAt.x + (x - boat.x) * boatAt.scale,
  boatAt.y + (y - boat.y) * boatAt.scale,
];
const sides = Object.entries(boatSides).map(
  ([side, shape]) => [shape.map(fromBoat), shadeOfBoat[side as keyof typeof shadeOfBoat]] as const,
);
const boatBars = boatText.map(({ from, to, width }): Bar => ({
  from: fromBoat(from),
  to: fromBoat(to),
  width: width * boatAt.scale,
}));

/** A point on a sheet: `u` is its share of the way across, `v` of the way down. */
export const pointOnSheet = ([a, b, c, d]: Sheet, u: number, v: number): Point => {
  const [left, right] = [
    [mix(a[0], d[0], v), mix(a[1], d[1], v)],
    [mix(b[0], c[0], v), mix(b[1], c[1], v)],
  ] as const;
  return [mix(left[0], right[0], u), mix(left[1], right[1], u)];
};
/** Lines of text on a sheet. The last one is short. */
export const textLines = (
  sheet: Sheet,
  from: number,
  to: number,
  rows: readonly number[],
  width: number,
): Bar[] =>
  rows.map((v, index) => ({
    from: pointOnSheet(sheet, from, v),
    to: pointOnSheet(sheet, rows.length > 1 && index === rows.length - 1 ? mix(from, to, 0.62) : to, v),
    width,
  }));
export const evenlySpaced = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, index) => mix(from, to, index / (count - 1)));

/** The quay: its top, and its wall. */
const quayTop = polygon([738, 300], [1220, 286], [1220, 326], [716, 326]);
const quayWall = polygon([716, 326], [1220, 326], [1220, 400], [722, 400]);
const bollard = polygonOf([744, 314, 747, 292, 740, 288, 740, 280, 772, 280, 772, 288, 765, 292, 768, 314]);

/** The lighthouse at the end of the quay. */
const tower = polygon([1040, 296], [1050, 108], [1090, 108], [1100, 292]);
const lighthouse: readonly Polygon[] = [
  polygon([1042, 108], [1098, 108], [1098, 101], [1042, 101]),
  polygon([1052, 76], [1070, 54], [1088, 76]),
  polygon([1053, 101], [1056, 101], [1056, 76], [1053, 76]),
  polygon([1084, 101], [1087, 101], [1087, 76], [1084, 76]),
  polygon([1068, 56], [1072, 56], [1072, 42], [1068, 42]),
  polygon([1063, 296], [1063, 268], [1070, 261], [1077, 268], [1077, 296]),
];
const lampRoom = polygon([1056, 101], [1056, 76], [1084, 76], [1084, 101]);
/** True if a point of the tower is on a dark band. */
const isDarkBand = (y: number) => (y > 146 && y < 186) || (y > 224 && y < 262);

const sun = { x: 842, y: 142, radius: 52 };
/** The point of the harbor's lake that has the same depth. */
const harborY = (y: number) => harborHorizon + ((y - horizon) / (arrivalSize.height - horizon)) * 140;
/** The dark water below the boat. */
const shadow = (x: number, y: number) =>
  ramp(1.15, 0.6, Math.hypot((x - boatAt.x) / 150, (y - boatAt.y - 8) / 24)) +
  0.7 * ramp(16, 0, 720 - x) * ramp(300, 330, y);

/** The tones that both editions share: of the boat, the picture on its front page, the quay and the lighthouse. */
function solidAt(x: number, y: number) {
  const side = sides.find(([shape]) => isInside(x, y, shape));
  if (side) return { kind: 'paper', shade: side[1] } as const;
  if (isInside(x, y, tower)) return { kind: 'tower', isDark: isDarkBand(y), share: (x - 1040) / 60 } as const;
  if (isInside(x, y, lampRoom)) return { kind: 'lamp' } as const;
  if (isInside(x, y, quayTop))
    return { kind: 'top', noise: cellNoise(Math.floor(x / 46), Math.floor(y / 13)) } as const;
  if (isInside(x, y, quayWall)) {
    const row = Math.floor((y - 326) / 22);
    const along = (x + (row % 2) * 27) / 54;
    const isJoint = (y - 326) % 22 < 3 || along % 1 < 0.05;
    return { kind: 'wall', isJoint, noise: cellNoise(Math.floor(along), row) } as const;
  }
  return undefined;
}

/** The arrival in the day edition: the sun is low behind the bridge that the boat has passed. */
function day(x: number, y: number): Inks {
  const solid = solidAt(x, y);
  if (solid) {
    if (solid.kind === 'paper') return { black: 0, blue: solid.shade };
    if (solid.kind === 'lamp') return { black: 0, blue: 0.12 };
    if (solid.kind === 'tower')
      return {
        black: (solid.isDark ? 0.8 : 0) + ramp(0.45, 1, solid.share) * 0.2,
        blue: solid.isDark ? 0.5 : 0.04,
      };
    if (solid.kind === 'top') return { black: 0.05 + solid.noise * 0.1, blue: 0.08 };
    return { black: solid.isJoint ? 0.95 : 0.12 + solid.noise * 0.4, blue: 0.72 };
  }
  const fromSun = Math.hypot(x - sun.x, y - sun.y);
  if (y <= horizon) {
    if (fromSun < sun.radius) return { black: 0, blue: 0 };
    const cloud = cloudAt(x + 260, y + 70);
    const nearer = cloudAt(x + 260 + (sun.x - x) * 0.02, y + 75 + (sun.y - y) * 0.05);
    const glow = mix(0.35, 1, ramp(sun.radius, 420, fromSun));
    const shade = clamp(cloud - nearer) * 0.8;
    return {
      black: clamp((0.22 * ramp(150, 0, y) * ramp(250, 900, fromSun) + shade * 0.5) * glow),
      blue: clamp((mix(0.84, 0.3, y / horizon) * mix(1, 0.12, cloud) + shade * 0.6) * glow),
    };
  }
  const near = (y - horizon) / (arrivalSize.height - horizon);
  const wave = waveAt(x, harborY(y));
  const lightPath = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / (70 + near * 190));
  const glint = clamp(lightPath * 1.5 + wave * 0.9 - 0.4);
  const dark = clamp(shadow(x, y));
  return {
    black: clamp((near * 0.14 + ramp(0.05, 0.7, -wave) * 0.36) * (1 - glint) + dark * 0.8),
    blue: clamp((0.4 + near * 0.24 - wave * 0.42) * (1 - glint) + dark * 0.4),
  };
}

/** Returns the amount of the lighthouse's light at a point: a beam to the left, and a shorter one to the right. */
const beam = (x: number, y: number) => {
  const [dx, dy] = [x - 1070, y - 88];
  const spread = Math.abs(dy + dx * 0.04 * Math.sign(-dx)) / (5 + Math.abs(dx) * 0.085);
  return ramp(1, 0.2, spread) * ramp(760, 40, Math.abs(dx));
};

/** The arrival at night. The paper is dark and the inks are light, so the inks draw what shines. */
function night(x: number, y: number): Inks {
  const solid = solidAt(x, y);
  if (solid) {
    if (solid.kind === 'paper') return { black: 1 - solid.shade * 1.7, blue: 0 };
    if (solid.kind === 'lamp') return { black: 1, blue: 0 };
    if (solid.kind === 'tower')
      return solid.isDark ? { black: 0, blue: 0.14 } : { black: mix(0.5, 0.1, solid.share), blue: 0.3 };
    if (solid.kind === 'top') return { black: 0.1 * ramp(1000, 700, x), blue: 0.34 + solid.noise * 0.16 };
    return { black: 0, blue: solid.isJoint ? 0 : 0.06 + solid.noise * 0.12 };
  }
  const fromMoon = Math.hypot(x - sun.x, y - sun.y);
  if (y <= horizon) {
    if (fromMoon < sun.radius - 6) return { black: 1, blue: 0 };
    const cloud = cloudAt(x + 260, y + 70);
    const glow = 0.85 * ramp(330, 10, fromMoon) + 0.22 * ramp(70, horizon, y);
    const light = beam(x, y);
    return {
      black: light * 0.4,
      blue: clamp(mix(0.2, 1.2, cloud) * glow + cloud * 0.1 + 0.03 + light * 0.35),
    };
  }
  const near = (y - horizon) / (arrivalSize.height - horizon);
  const wave = waveAt(x, harborY(y));
  const lightPath = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / (60 + near * 170));
  const glint = clamp(lightPath * 1.4 + wave * 1.1 - 0.5);
  // The lit page is mirrored in the water.
  const mirrored =
    ramp(150, 60, Math.abs(x - boatAt.x + wave * 20)) * ramp(350, 380, y) * ramp(-0.2, 0.4, wave) * 0.7;
  const dark = clamp(shadow(x, y));
  return {
    black: clamp(glint * 0.95 * (1 - dark) + mirrored),
    blue: clamp((0.12 + ramp(-0.1, 0.7, wave) * 0.42) * (1 - glint) * (1 - dark)),
  };
}

/** For each edition, a function that returns the amount of each ink at a point of the picture. */
export const arrivalScenes: Readonly<Record<Edition, (x: number, y: number) => Inks>> = { day, night };

/** The mooring rope, which hangs from the right end of the hull. */
const bow = fromBoat(boatSides.hullRight[1]!);
const rope: readonly Bar[] = Array.from({ length: 8 }, (_, index) => {
  const at = (share: number): Point => [
    mix(bow[0], 748, share),
    mix(bow[1], 288, share) + 60 * share * (1 - share),
  ];
  return { from: at(index / 8), to: at((index + 1) / 8), width: 2.4 };
});
const outlineOf = (shape: Polygon, width: number): Bar[] =>
  shape.map((from, index) => ({ from, to: shape[(index + 1) % shape.length]!, width }));

/** The shapes over the dots. */
export const arrivalLines = {
  bridge: bridgeShapes.map(outline => outline.map(fromHarbor)),
  bridgeBars: bridgeBars.map(({ from, to, width }) => ({
    from: fromHarbor(from),
    to: fromHarbor(to),
    width: width * 0.36,
  })),
  bridgeLamps: bridgeLamps.map(fromHarbor),
  silhouettes: [...lighthouse, bollard],
  lamp: lampRoom,
  sheets: sides.map(([shape]) => shape),
  outline: boatOutline.map(fromBoat),
  text: boatBars,
  marked: { ...boatBars[8]!, width: 16 * boatAt.scale },
  details: [...outlineOf(tower, 2), ...outlineOf(quayTop, 2)],
  rope,
  /** The place between the reader's feet, and the reader's size. */
  reader: { x: 842, y: 316, scale: 0.58 },
} as const;
