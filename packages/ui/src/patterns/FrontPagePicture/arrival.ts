// The picture at the end of the home page: the paper boat of the harbor lies at the quay of the far shore, half unfolded, and somebody reads
// it. Its tones in both colors, and the lines over them. An edition is a color theme: `day` (light) or `night` (dark).
import { cellNoise } from './city.ts';
import {
  arrivalSize,
  type Bar,
  bridgeBars,
  bridgeShapes,
  cornersOf,
  horizon as harborHorizon,
  isInside,
  type Point,
  type Polygon,
  polygonOf,
  type Sheet,
} from './harbor.ts';
import { clamp, cloudAt, type Inks, mix, ramp, waveAt } from './scene.ts';
import type { Edition } from '../../tokens/color.ts';

const horizon = 190;

/** A point of the harbor's picture, far away on the horizon of this one. */
const fromHarbor = ([x, y]: Point): Point => [16 + (x - 380) * 0.36, horizon + (y - harborHorizon) * 0.36];
/** Returns true for an outline that is above the lake. */
const isAbove = (outline: Polygon) => outline.every(([x, y]) => y < horizon + 16 && x > -20);
const farBridge = bridgeShapes.map(outline => outline.map(fromHarbor)).filter(isAbove);

const polygon = (...points: Polygon): Polygon => points;
/** The open front page, the leaf that is folded back, and the hull below them. */
const frontPage = cornersOf(424, 34, 640, 44, 630, 306, 436, 306);
const backLeaf = polygon([424, 34], [332, 82], [348, 257], [435, 272]);
/** The part of the front page that the hull does not hide. */
const shownPage = polygon([424, 34], [640, 44], [632, 265], [532, 290], [435, 272]);
const hullLeft = cornersOf(300, 248, 532, 290, 532, 346, 384, 346);
const hullRight = cornersOf(532, 290, 728, 240, 662, 346, 532, 346);

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

/** The outline of the whole boat. */
const boatOutline = polygonOf([
  424, 34, 640, 44, 632, 264, 728, 240, 662, 346, 384, 346, 300, 248, 348, 257, 332, 82,
]);

/** The picture on the front page, with a boat. */
const polygonOnFrontPage = (...points: readonly Point[]): Polygon =>
  points.map(([u, v]) => pointOnSheet(frontPage, u, v));
const pagePicture = polygonOnFrontPage([0.06, 0.41], [0.6, 0.41], [0.6, 0.66], [0.06, 0.66]);
const pageBoat = polygonOnFrontPage(
  [0.2, 0.55],
  [0.3, 0.57],
  [0.34, 0.46],
  [0.39, 0.57],
  [0.49, 0.55],
  [0.42, 0.62],
  [0.27, 0.62],
);

const text: Bar[] = [
  ...textLines(frontPage, 0.17, 0.83, [0.07], 13),
  ...textLines(frontPage, 0.05, 0.95, [0.125], 1.4),
  ...textLines(frontPage, 0.05, 0.95, [0.145], 1.4),
  ...textLines(frontPage, 0.06, 0.94, [0.215, 0.315], 17),
  ...textLines(frontPage, 0.67, 0.94, evenlySpaced(0.42, 0.8, 12), 2),
  ...textLines(frontPage, 0.06, 0.31, evenlySpaced(0.71, 0.84, 4), 2),
  ...textLines(frontPage, 0.36, 0.6, evenlySpaced(0.71, 0.88, 5), 2),
  // The creases remain from the folded boat.
  ...textLines(frontPage, 0, 1, [0.365], 0.8),
  ...textLines(hullLeft, 0.1, 0.93, [0.2, 0.36], 7),
  ...[0.1, 0.4, 0.7].flatMap(from => textLines(hullLeft, from, from + 0.24, evenlySpaced(0.54, 0.9, 4), 1.8)),
  ...textLines(hullRight, 0.07, 0.6, [0.22, 0.38], 6),
  ...textLines(hullRight, 0.67, 0.9, evenlySpaced(0.2, 0.9, 7), 1.8),
  ...[0.07, 0.36].flatMap(from => textLines(hullRight, from, from + 0.24, evenlySpaced(0.55, 0.9, 4), 1.8)),
];

/** The quay: its top, and its wall. */
const quayTop = polygon([766, 300], [1220, 286], [1220, 326], [744, 326]);
const quayWall = polygon([744, 326], [1220, 326], [1220, 400], [750, 400]);
/** A circle as a polygon. */
const disc = (x: number, y: number, radius: number): Polygon =>
  Array.from({ length: 14 }, (_, index): Point => {
    const turn = (index / 14) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });

/** The reader, in a hat and a coat, with the hands behind the back. Drawn from the feet upward, looking to the left. */
const readerPoint = ([x, y]: Point): Point => [856 + x * 1.42, 314 + y * 1.42];
const reader: readonly Polygon[] = [
  disc(-5, -97, 8.5),
  polygonOf([-13.5, -99, -17, -94.5, -13, -92.5]),
  polygonOf([-19, -101, 9, -106, 9.5, -103.5, -18, -98.5]),
  polygonOf([-13, -102, -11.5, -113, -2, -112, 3, -114.5, 5.5, -105]),
  polygonOf([-7, -90, 1, -90, 10, -83, 14, -66, 13, -50, 17, -27, -11, -25, -10, -52, -12, -70, -11, -83]),
  polygonOf([8, -82, 21, -62, 11, -48, 7, -52, 13, -62, 4, -74]),
  polygonOf([-9, -27, 2, -27, 1, -3, 1, 0, -15, 0, -14, -3, -7, -5]),
  polygonOf([4, -27, 14, -27, 15, -4, 15, 0, 0, 0, 1, -3, 8, -5]),
].map(shape => shape.map(readerPoint));
const bollard = polygonOf([776, 312, 778, 296, 773, 292, 773, 286, 799, 286, 799, 292, 794, 296, 796, 312]);

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

/** The sides of the boat at a point, the nearest first, with how much blue shades them. */
const sides: readonly (readonly [Polygon, number])[] = [
  [hullLeft, 0],
  [hullRight, 0.22],
  [frontPage, 0],
  [backLeaf, 0.42],
];
const sun = { x: 185, y: 153, radius: 36 };
/** The point of the harbor's lake that has the same depth. */
const harborY = (y: number) => harborHorizon + ((y - horizon) / (arrivalSize.height - horizon)) * 140;
/** The dark water below the boat. */
const shadow = (x: number, y: number) =>
  ramp(1.15, 0.6, Math.hypot((x - 540) / 210, (y - 352) / 26)) +
  0.7 * ramp(16, 0, 748 - x) * ramp(300, 330, y);

/** The tones that both editions share: of the boat, the picture on its front page, the quay and the lighthouse. */
function solidAt(x: number, y: number) {
  const side = sides.find(([shape]) => isInside(x, y, shape));
  if (side) {
    if (side[0] === frontPage && isInside(x, y, pagePicture))
      return { kind: 'picture', isBoat: isInside(x, y, pageBoat) } as const;
    // The right half of the page rises from its crease.
    const crease = side[0] === frontPage && x > mix(532, 533, y / 300) ? 0.1 : 0;
    return { kind: 'paper', shade: side[1] + crease } as const;
  }
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
    if (solid.kind === 'picture') return solid.isBoat ? { black: 0, blue: 0 } : { black: 0.2, blue: 0.75 };
    if (solid.kind === 'lamp') return { black: 0, blue: 0.12 };
    if (solid.kind === 'tower')
      return {
        black: (solid.isDark ? 0.2 : 0) + ramp(0.45, 1, solid.share) * 0.4,
        blue: solid.isDark ? 0.9 : 0.08,
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
  const lightPath = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / (30 + near * 130));
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
    if (solid.kind === 'picture') return solid.isBoat ? { black: 1, blue: 0 } : { black: 0, blue: 0.55 };
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
  const lightPath = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / (20 + near * 100));
  const glint = clamp(lightPath * 1.4 + wave * 1.1 - 0.5);
  // The lit page is mirrored in the water.
  const mirrored =
    ramp(150, 60, Math.abs(x - 532 + wave * 20)) * ramp(346, 380, y) * ramp(-0.2, 0.4, wave) * 0.7;
  const dark = clamp(shadow(x, y));
  return {
    black: clamp(glint * 0.95 * (1 - dark) + mirrored),
    blue: clamp((0.12 + ramp(-0.1, 0.7, wave) * 0.42) * (1 - glint) * (1 - dark)),
  };
}

/** For each edition, a function that returns the amount of each ink at a point of the picture. */
export const arrivalScenes: Readonly<Record<Edition, (x: number, y: number) => Inks>> = { day, night };

/** The mooring rope, which hangs. */
const rope: readonly Bar[] = Array.from({ length: 8 }, (_, index) => {
  const at = (share: number): Point => [
    mix(716, 780, share),
    mix(258, 292, share) + 22 * share * (1 - share) * 2,
  ];
  return { from: at(index / 8), to: at((index + 1) / 8), width: 2.4 };
});
const outlineOf = (shape: Polygon, width: number): Bar[] =>
  shape.map((from, index) => ({ from, to: shape[(index + 1) % shape.length]!, width }));

/** The shapes over the dots. */
export const arrivalLines = {
  bridge: farBridge,
  bridgeBars: bridgeBars.map(({ from, to, width }) => ({
    from: fromHarbor(from),
    to: fromHarbor(to),
    width: width * 0.36,
  })),
  silhouettes: [...lighthouse, bollard, ...reader],
  lamp: lampRoom,
  sheets: [backLeaf, shownPage, hullLeft, hullRight],
  outline: boatOutline,
  text,
  details: [...outlineOf(tower, 2), ...outlineOf(pagePicture, 1.6), ...outlineOf(quayTop, 2), ...rope],
} as const;
