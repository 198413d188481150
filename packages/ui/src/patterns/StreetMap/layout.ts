// Computes where the grid, the landmark and the named streets of a street map are.
import {
  cornersOf,
  crossing,
  degreesPerRadian,
  type Line,
  type Point,
  type Rectangle,
  roundToTenth,
} from './geometry.ts';
import type { Block, Frame, StreetPlan } from './plan.ts';
import { shoreAmplitude, shoreDistance, type Side, shoreTestOf } from './water.ts';

/** The distances from the middle of a plan to the lower edge of a phone's map, in pixels, that the stylesheet has. */
export const phoneBottoms = [110, 140] as const;

/** The width of the two named streets, unless the other streets are as wide. Their names are written in them. */
const leastNamedStreetWidth = 24;

/** Returns the distance below the middle of the plan at which a phone's map ends, so that it shows water in the south. Undefined without such water. */
function phoneBottomOf({ water }: StreetPlan, { phone }: Frame) {
  const south = water.find(({ side }) => side === 'south');
  if (!south || !phone) return undefined;
  const least = shoreDistance(south) * phone.scale + phone.water;
  return phoneBottoms.find(phoneBottom => phoneBottom >= least) ?? phoneBottoms.at(-1);
}

/** The upper and the lower edge of the smallest phone's map, in pixels from the middle of the picture. */
function phoneEdgesOf({ height, lowered }: NonNullable<Frame['phone']>, isLowered: boolean, phoneBottom = 0) {
  const bottom = Math.max(phoneBottom, height / 2 - (isLowered ? lowered : 0));
  return [bottom - height, bottom] as const;
}

/** The places of the map's parts: points and lines in units of the grid, and functions that convert them. */
export function layOut(plan: StreetPlan, frame: Frame) {
  const { bearing, blockSize, streetWidth, mainStreet, landmark } = plan;
  const [stepX, stepY] = [blockSize[0] + streetWidth, blockSize[1] + streetWidth];
  const [width, height] = [plan.columns * stepX - streetWidth, plan.rows * stepY - streetWidth];
  const namedStreetWidth = Math.max(leastNamedStreetWidth, streetWidth + 6);
  const [mainStreetX, mainStreetY] = [
    mainStreet.at * stepX - streetWidth / 2,
    mainStreet.at * stepY - streetWidth / 2,
  ];

  /**
   * The rectangle of some blocks, from the upper left block and the number of columns and rows: the part that the named street leaves, if
   * it is along one of the rectangle's sides.
   */
  const areaOf = ([column, row]: Block, [across, down]: Block): Rectangle => {
    const area = {
      x: column * stepX,
      y: row * stepY,
      width: across * stepX - streetWidth,
      height: down * stepY - streetWidth,
    };
    const [start, length, middleLine] =
      mainStreet.along === 'column'
        ? (['x', 'width', mainStreetX] as const)
        : (['y', 'height', mainStreetY] as const);
    const inset = (namedStreetWidth - streetWidth) / 2;
    if (Math.abs(area[start] - streetWidth / 2 - middleLine) < 0.01)
      return { ...area, [start]: area[start] + inset, [length]: area[length] - inset };
    if (Math.abs(area[start] + area[length] + streetWidth / 2 - middleLine) < 0.01)
      return { ...area, [length]: area[length] - inset };
    return area;
  };
  const landmarkArea = areaOf(landmark.at, landmark.size);

  // The grid with the landmark is centered, then moved away from each body of water by an eighth of its depth.
  const pushFrom = (side: Side) =>
    plan.water.reduce((sum, water) => sum + (water.side === side ? water.depth / 8 : 0), 0);
  const [sin, cos] = [Math.sin(bearing / degreesPerRadian), Math.cos(bearing / degreesPerRadian)];
  const middleX = (Math.min(0, landmarkArea.x) + Math.max(width, landmarkArea.x + landmarkArea.width)) / 2;
  const middleY = (Math.min(0, landmarkArea.y) + Math.max(height, landmarkArea.y + landmarkArea.height)) / 2;
  const middle: Point = [
    roundToTenth(frame.middle[0] + pushFrom('west') - pushFrom('east')),
    roundToTenth(frame.middle[1] + pushFrom('north') - pushFrom('south')),
  ];
  /** Converts units of the grid to units of the picture. */
  const toPicture = (point: Point): Point => {
    const x = point[0] - middleX;
    const y = point[1] - middleY;
    return [roundToTenth(middle[0] + x * cos - y * sin), roundToTenth(middle[1] + x * sin + y * cos)];
  };
  /** Converts units of the picture to units around the middle, which turn with the grid. */
  const toTurned = ([x, y]: Point): Point => [
    roundToTenth((x - middle[0]) * cos + (y - middle[1]) * sin),
    roundToTenth((y - middle[1]) * cos - (x - middle[0]) * sin),
  ];

  const cornerPoint = ([column, row]: Block): Point => [
    roundToTenth(column * stepX - streetWidth / 2),
    roundToTenth(row * stepY - streetWidth / 2),
  ];
  const diagonal = plan.diagonal && {
    ...plan.diagonal,
    line: [cornerPoint(plan.diagonal.from), cornerPoint(plan.diagonal.to)] satisfies Line,
  };
  const wholeMainStreet: Line =
    mainStreet.along === 'column'
      ? [
          [roundToTenth(mainStreetX), 0],
          [roundToTenth(mainStreetX), roundToTenth(height)],
        ]
      : [
          [0, roundToTenth(mainStreetY)],
          [roundToTenth(width), roundToTenth(mainStreetY)],
        ];
  const crossingPoint = diagonal && crossing(wholeMainStreet, diagonal.line);
  /** The point in which the diagonal street crosses the main street. Undefined if it does not. */
  const diagonalCrossing =
    crossingPoint &&
    [0, 1].every(
      index =>
        crossingPoint[index]! >= wholeMainStreet[0][index]! &&
        crossingPoint[index]! <= wholeMainStreet[1][index]!,
    )
      ? crossingPoint
      : undefined;

  const isLowered =
    frame.phone !== undefined &&
    Math.min(
      middle[1] + landmarkArea.y - middleY - frame.middle[1],
      ...cornersOf(landmarkArea).map(at => toPicture(at)[1] - frame.middle[1]),
      ...plan.water
        .filter(({ side }) => side === 'north')
        .map(water => -shoreDistance(water) - shoreAmplitude),
    ) <
      -(frame.phone.height / 2 + frame.phone.lowered) / frame.phone.scale;
  const phoneBottom = phoneBottomOf(plan, frame);
  return {
    plan,
    frame,
    stepX,
    stepY,
    width,
    height,
    /** The width of the named streets. */
    namedStreetWidth,
    mainStreetX,
    mainStreetY,
    areaOf,
    landmarkArea,
    /** The middle of the grid with its landmark: in the picture, and in the grid. */
    middle,
    gridMiddle: [middleX, middleY] as const,
    toPicture,
    toTurned,
    /** The shore of each body of water. */
    shores: plan.water.map(water => shoreTestOf(water, frame)),
    wholeMainStreet,
    /** The main street ends at a diagonal street beyond which there is another grid. */
    mainStreetLine:
      diagonal?.adjacentGrid && diagonalCrossing
        ? ([wholeMainStreet[0], diagonalCrossing] as const)
        : wholeMainStreet,
    diagonal,
    diagonalCrossing,
    /** True if a phone would cut off the landmark, turned to north or at the plan's bearing, or the shore in the north. */
    isLowered,
    phoneBottom,
    /** The upper and the lower edge of the smallest phone's map, in pixels from the middle of the picture. */
    phoneEdges: frame.phone && phoneEdgesOf(frame.phone, isLowered, phoneBottom),
  };
}
export type Layout = ReturnType<typeof layOut>;

/** The rows and columns of trees in a park. */
export function treesOf({ x, y, width, height }: Rectangle) {
  const [columns, rows] = [width, height].map(length => Math.max(1, Math.floor((length - 6) / 7) + 1)) as [
    number,
    number,
  ];
  return { left: x + (width - (columns - 1) * 7) / 2, top: y + (height - (rows - 1) * 7) / 2, columns, rows };
}
