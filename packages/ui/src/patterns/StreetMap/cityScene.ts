// Computes what the view over a city shows, from its street plan: towers on the columns of its grid, the forms that lead the view, boats and
// newspapers, and the amount of each ink (color) at each point. Lengths are in units of the view. An edition is a color theme: `day` is light,
// `night` is dark.
import type { Edition } from '../../tokens/color.ts';
import { roofAt, type Tower } from '../FrontPagePicture/city.ts';
import {
  boat as harborBoat,
  boatOutline,
  horizon,
  isInside,
  pictureSize,
  type Point,
  type Polygon,
} from '../FrontPagePicture/harbor.ts';
import {
  boatSideAt,
  clamp,
  cloudAt,
  type Inks,
  layeredNoise,
  mix,
  ramp,
  shadeOfBoat,
  waveAt,
} from '../FrontPagePicture/scene.ts';
import { newsstandSize } from '../Newsstand/size.ts';
import { range } from './geometry.ts';
import { newspaperOf } from './newspaper.ts';
import type { StreetPlan } from './plan.ts';
import { type Silhouette, silhouettes } from './silhouettes.ts';
import { focus, sill } from './studioWindow.ts';

/** The size of the view, which `Newsstand` shows. */
const { width, height } = newsstandSize;
/** The level of the shore, between the city and the water, or a square if there is no water. */
export const shore = 392;
/** The rows of buildings: the width of the grid, and the heights of low and high buildings. */
const rows = {
  middle: { gridWidth: 860, low: 26, high: 165 },
  near: { gridWidth: 1120, low: 16, high: 92 },
} as const;

/** A number from 0 to below 1 that looks random, and is the same for the same arguments. */
export function noise(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * The buildings of a row, on the blocks beside the main street, whose place is `middle`. The highest ones are near the street; within the
 * distance `free` of it there are none.
 */
function towersOf(plan: StreetPlan, row: keyof typeof rows, middle: number, free: number): Tower[] {
  const { gridWidth, low, high } = rows[row];
  const isColumn = plan.mainStreet.along === 'column';
  const [count, block] = isColumn ? [plan.columns, plan.blockSize[0]] : [plan.rows, plan.blockSize[1]];
  const step = gridWidth / count;
  const street = (step * plan.streetWidth) / (block + plan.streetWidth);
  const lots = Math.max(1, Math.round((step - street) / 40));
  const lot = (step - street) / lots;
  // Long grids are those of large cities.
  const rise = high * Math.sqrt(Math.max(plan.columns, plan.rows) / 14);
  const reach = Math.ceil(width / step) * lots;
  return range(-reach, reach).flatMap(index => {
    const column = Math.floor(index / lots);
    const left = middle + column * step + (index - column * lots) * lot + street / 2;
    const fromStreet = Math.abs(left + lot / 2 - middle);
    if (left > width || left + lot < 0 || fromStreet < free) return [];
    const [random, form] = [noise(index, plan.bearing + gridWidth), noise(index, gridWidth)];
    const isCity = column + plan.mainStreet.at >= 0 && column + plan.mainStreet.at < count;
    const share = Math.exp(-((((fromStreet - free) / gridWidth) * 2.6) ** 2)) * (0.2 + 0.8 * random);
    const roof = isCity && form > 0.6 ? 'steps' : isCity && form < 0.14 ? 'slope' : undefined;
    return [
      {
        left: Math.round(left),
        right: Math.round(left + lot),
        top: Math.round(shore - (isCity ? low + rise * share : 5 + random * 9)),
        ...(roof && { roof }),
      },
    ];
  });
}

/** An outline with the smallest box around it, because a comparison with a box is fast. */
function withBounds(outline: Polygon) {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return {
    outline,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
const isIn = ({ outline, left, right, top, bottom }: ReturnType<typeof withBounds>, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom && isInside(x, y, outline);

/** A boat, folded from a newspaper. */
interface Boat {
  readonly x: number;
  readonly y: number;
  /** Its size, as a share of the boat's on the home page. */
  readonly scale: number;
}

/** From where the city is seen: from the air, or through the window of the studio, from which it is nearer. */
export type ViewPoint = 'air' | 'window';

/** -1 for a surface that is mirrored: a mountain behind the city, which the lamp in front of the window would hide. */
const mirrorOf = (from: ViewPoint, isFar = false) => (from === 'window' && isFar ? -1 : 1);
/** The highest point of a form that is seen from a window. */
const topOf = ({ surfaces = [], solids = [], masts = [] }: Silhouette): Point =>
  [
    ...surfaces.map(({ outline, isFar }) =>
      outline.map(([x, y]): Point => [x * mirrorOf('window', isFar), y]),
    ),
    ...solids,
    ...masts,
  ]
    .flat()
    .reduce((highest, point) => (point[1] < highest[1] ? point : highest));

/** Everything in the view over a city. */
export function cityScene(plan: StreetPlan, from: ViewPoint = 'air') {
  const names = plan.silhouettes ?? (plan.landmark.form === 'dome' ? ['dome' as const] : []);
  const forms: readonly Silhouette[] = names.map(name => silhouettes[name]);
  const [lead] = forms;
  const isBridge = lead?.lamps !== undefined;
  const isFromAir = from === 'air';
  const top = lead && topOf(lead);
  /**
   * The main street is beside the middle of the picture, on the side to which the plan is turned. In a window its place is such that what leads
   * the view is in the middle of the widest pane.
   */
  const middle = isFromAir ? 740 + plan.bearing * 3 : focus.x - (top?.[0] ?? 0);
  const side = isBridge || plan.bearing < 0 ? 1 : -1;
  const placeOf = ([x, y]: Point): Point => [middle + side * x, shore + y];
  const free = Math.max(0, ...forms.map(({ halfWidth }) => halfWidth));
  const seed = Math.abs(plan.bearing) * 3 + plan.columns;
  const towers = towersOf(plan, 'middle', middle, free);
  // A window shows the city so large that what leads the view reaches the top of the window. The shore, except that below a bridge, is hidden.
  const shoreAt = isBridge ? sill : sill + 36;
  const rise = top ? -top[1] : shore - Math.min(...towers.map(tower => tower.top));
  const scale = isFromAir ? 1 : Math.min(1.8, (shoreAt - focus.top) / rise);
  const camera = isFromAir
    ? { scale, x: 0, y: 0 }
    : { scale, x: focus.x * (1 - scale), y: shoreAt - shore * scale };
  /** The point of the scene at a point of the picture. */
  const fromPicture = (x: number, y: number): Point => [(x - camera.x) / scale, (y - camera.y) / scale];
  const [sunX, sunY] = isFromAir
    ? placeOf(lead?.sun ?? [250, -140])
    : fromPicture(705, 140 + noise(seed, 7) * 90);
  const [paperX, paperY] = placeOf(lead?.newspaper ?? [310, -280]);
  return {
    /** Enlarges the scene, and then moves it. */
    camera,
    fromPicture,
    middle,
    forms,
    free,
    lamps: lead?.lamps,
    /** The level down to which windows are seen. */
    windowLevel: (x: number) => Math.round(shore + Math.min(-4, lead?.hiddenFrom?.(x - middle) ?? -4)),
    // In a window they are at the left side, because the lamp is at the right one, and the smallest ones are not seen.
    bats: isFromAir
      ? lead?.bats?.map(bat => bat.map(placeOf))
      : lead?.bats?.slice(3).map(bat => bat.map(([x, y]) => fromPicture(510 - x * 0.9, 350 + y * 0.9))),
    cloudShift: plan.bearing * 47 + plan.rows * 90,
    sun: { x: sunX, y: sunY, radius: 44 / scale },
    surfaces: forms
      .flatMap(({ surfaces = [] }) => surfaces)
      .map(({ outline, ...rest }) => {
        const mirror = mirrorOf(from, rest.isFar);
        return {
          ...rest,
          mirror,
          ...withBounds(outline.map(([x, y]): Point => [middle + mirror * x, y + shore])),
        };
      }),
    towers,
    // A bridge is in front of the city, and darker than it.
    near: isBridge ? [] : towersOf(plan, 'near', middle, free),
    // Phones cut off the left side.
    newspaper: isFromAir
      ? newspaperOf(seed, [Math.min(1140, Math.max(510, paperX)), paperY], side, 0.84 + noise(seed, 3) * 0.2)
      : undefined,
    /** A boat for each body of water; the first one is the nearest. From a window there is none on the water. */
    boats: (isFromAir ? plan.water : []).map((_, index): Boat => {
      const x = (isBridge ? -40 : 170) + noise(seed, 1) * 90 - index * 400;
      return { x: middle + side * x, y: 472 - index * 40, scale: 0.48 / (1 + index) };
    }),
    hasWater: plan.water.length > 0,
  };
}
export type CityScene = ReturnType<typeof cityScene>;

/** A function that returns the tower at a point. */
function finderOf(towers: readonly Tower[]) {
  const towerByX = range(-20, width + 20).map(x => towers.find(({ left, right }) => x >= left && x < right));
  return (x: number, y: number) => {
    const tower = towerByX[Math.floor(x) + 20];
    return tower && y >= roofAt(tower, x) ? tower : undefined;
  };
}

/** The outlines of what is in front: light forms, boats and the large newspaper. */
export const outlinesInFront = ({ surfaces, boats, newspaper }: CityScene): Polygon[] => [
  ...surfaces.filter(({ isFar }) => !isFar).map(({ outline }) => outline),
  ...boats.map(boat =>
    boatOutline.map(([x, y]): Point => [
      boat.x + (x - harborBoat.x) * boat.scale,
      boat.y + (y - harborBoat.y) * boat.scale,
    ]),
  ),
  ...(newspaper?.pages ?? []).map(({ outline }) => outline),
];

/**
 * Two functions that return the amount of each ink at a point: of what is in front, undefined beside it, and of what is behind it. By night
 * the paper is dark and the inks are light: they draw what shines.
 */
export function inksOf(
  scene: CityScene,
  edition: Edition,
): Readonly<{
  frontAt: (x: number, y: number) => Inks | undefined;
  backAt: (x: number, y: number) => Inks;
}> {
  const isDay = edition === 'day';
  const { sun, boats, middle, cloudShift, lamps, hasWater } = scene;
  const pages = (scene.newspaper?.pages ?? []).map(({ outline, shade }) => ({
    shade,
    ...withBounds(outline),
  }));
  const towerAt = finderOf(scene.towers);
  const [nearSurfaces, farSurfaces] = [false, true].map(isFar =>
    scene.surfaces.filter(surface => (surface.isFar ?? false) === isFar).toReversed(),
  ) as [CityScene['surfaces'], CityScene['surfaces']];
  const sheet = (shade: number): Inks =>
    isDay ? { black: 0, blue: shade } : { black: 1 - shade * 1.8, blue: shade * 0.3 };
  const surfaceAt = (surfaces: CityScene['surfaces'], x: number, y: number): Inks | undefined => {
    const surface = surfaces.find(each => isIn(each, x, y));
    if (!surface) return undefined;
    const { shade, left, right, isFar, mirror } = surface;
    const dark = clamp(shade((x - left) / (right - left), mirror * (x - middle), y - shore));
    // A mountain is paler than what is near, and its shady side is darker than the sky.
    if (isFar)
      return isDay
        ? { black: 0.3 * ramp(0.3, 0.5, dark), blue: clamp(dark * 1.5) }
        : { black: clamp(0.7 - dark * 1.3), blue: 0.36 };
    return isDay
      ? { black: dark * 0.4, blue: dark * 0.9 }
      : { black: 0.95 * (1 - dark), blue: 0.1 + 0.3 * dark };
  };
  const boatAt = (x: number, y: number): Inks | undefined => {
    for (const boat of boats) {
      const [dx, dy] = [(x - boat.x) / boat.scale, (y - boat.y) / boat.scale];
      if (Math.abs(dx) > 170 || dy > 10 || dy < -190) continue;
      const boatSide = boatSideAt(harborBoat.x + dx, harborBoat.y + dy);
      if (boatSide) return sheet(shadeOfBoat[boatSide]);
    }
    return undefined;
  };

  /**
   * Banks of clouds, from 0 (clear) to 1, which are flatter near the shore. The cells of the noise are turned: else their edges would be
   * upright, and look like the edges of a sheet.
   */
  const cityCloudAt = (x: number, y: number) => {
    const [across, down] = [x / 250, (y / 46) * mix(0.8, 1.2, y / shore)];
    return ramp(0.45, 0.67, layeredNoise(across * 0.7 - down * 0.5, across * 0.5 + down));
  };
  const skyAt = (x: number, y: number): Inks => {
    const distance = Math.hypot(x - sun.x, y - sun.y);
    // The moon has spots.
    if (distance < sun.radius) return { black: isDay ? 0 : cloudAt(x * 5, y * 2) > 0.5 ? 0.6 : 1, blue: 0 };
    // The sky behind a light form is clear.
    const clear = lamps ? 1 : mix(0.2, 1, ramp(20, 330, Math.abs(x - middle)));
    const [cloudX, cloudY] = [x + cloudShift, y];
    const cloud = cityCloudAt(cloudX, cloudY) * clear;
    // The light has no round edge, which would look like that of a window.
    const fromSun = distance + 110 * (layeredNoise(x / 170 - y / 150, x / 240 + y / 70) - 0.5);
    if (!isDay) {
      const glow = 0.85 * ramp(330, 10, fromSun) + 0.2 * ramp(170, shore, y);
      return { black: 0, blue: clamp(mix(0.2, 1.05, cloud) * glow + cloud * 0.1) };
    }
    const glow = mix(0.4, 1, ramp(sun.radius, 360, fromSun));
    const nearerSun = cityCloudAt(cloudX + (sun.x - x) * 0.02, cloudY + 5) * clear;
    const shade = clamp(cloud - nearerSun) * 0.8;
    const blue = mix(0.84, 0.34, clamp(y / shore) ** 0.8) * mix(1, 0.12, cloud * ramp(30, 190, fromSun));
    return { black: clamp(shade * 0.26 * glow), blue: clamp((blue + shade * 0.6) * glow) };
  };
  const cityAt = (x: number, y: number): Inks | undefined => {
    const mist = ramp(shore - 130, shore, y);
    const tower = towerAt(x, y);
    if (tower) {
      const isLit = (x - tower.left) / (tower.right - tower.left) < 0.34;
      if (!isDay) return { black: 0, blue: isLit ? 0.3 : 0.06 };
      const blue = isLit ? 0.3 : 0.75;
      // Behind a bridge the city is in the mist.
      return lamps
        ? { black: isLit ? 0 : 0.1, blue: blue * 0.65 }
        : { black: isLit ? 0.1 : 0.5 - mist * 0.15, blue };
    }
    return surfaceAt(farSurfaces, x, y);
  };
  const waterAt = (x: number, y: number): Inks => {
    const near = (y - shore) / (height - shore);
    // Without water there is a field in front of the city, and the main street crosses it.
    const isLand = !hasWater;
    if (isLand && Math.abs(x - middle) < 10 + near * 110) return isDay ? sheet(0.1) : { black: 0, blue: 0.5 };
    const wave = waveAt(300 + x * 0.5, horizon + near * (pictureSize.height - horizon)) * (isLand ? 0.5 : 1);
    const light = ramp(1, 0.1, Math.abs(x - sun.x + wave * 16) / (26 + near * 120)) * 1.5;
    const glint = isLand ? 0 : clamp(light + wave * 0.9 - 0.4);
    const shadow = boats.reduce(
      (most, boat) =>
        Math.max(most, ramp(1.1, 0.5, Math.hypot((x - boat.x) / 150, (y - boat.y - 6) / 24) / boat.scale)),
      0,
    );
    if (isDay) {
      const reflection = ramp(0.7, 0, near) * 0.5 * ramp(0.4, -0.5, wave);
      return {
        black: clamp((near * 0.12 + reflection + ramp(0.05, 0.7, -wave) * 0.34) * (1 - glint) + shadow * 0.8),
        blue: clamp((0.46 + near * 0.3 - wave * 0.42) * (1 - glint) + shadow * 0.4),
      };
    }
    const isUnderWindow = !isLand && noise(Math.floor((x + wave * 5) / 9), 3) > 0.6;
    const windowLight = isUnderWindow ? ramp(0.8, 0, near) * ramp(-0.1, 0.4, wave) : 0;
    return {
      black: clamp((glint * 0.95 + windowLight * 0.8) * (1 - shadow)),
      blue: clamp((0.12 + ramp(-0.1, 0.7, wave) * 0.42) * (1 - glint) * (1 - shadow)),
    };
  };

  /** The levels between which something is in front, by `x`: most points of the sky are above them. */
  const spans = range(-20, width + 20).map(() => [Infinity, -Infinity] as [number, number]);
  for (const { left, right, top, bottom } of outlinesInFront(scene).map(withBounds))
    for (const span of spans.slice(Math.max(0, Math.floor(left) + 20), Math.max(0, Math.ceil(right) + 21))) {
      span[0] = Math.min(span[0], top);
      span[1] = Math.max(span[1], bottom);
    }
  return {
    frontAt: (x, y) => {
      const span = spans[Math.floor(x) + 20];
      if (!span || y < span[0] || y > span[1]) return undefined;
      const boat = boatAt(x, y);
      if (boat) return boat;
      const page = pages.find(each => isIn(each, x, y));
      return page ? sheet(page.shade) : surfaceAt(nearSurfaces, x, y);
    },
    backAt: (x, y) => (y > shore ? waterAt(x, y) : (cityAt(x, y) ?? skyAt(x, y))),
  };
}
