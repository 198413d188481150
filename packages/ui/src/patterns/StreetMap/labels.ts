// Finds places for the labels of a street map, where no line of the map touches them.
import {
  angleOf,
  cornersOf,
  degreesPerRadian,
  interpolate,
  type Line,
  middleOf,
  type Point,
  range,
  type Rectangle,
  roundToTenth,
} from './geometry.ts';
import { type Layout, treesOf } from './layout.ts';
import type { Block, Frame, Water } from './plan.ts';
import { shoreAmplitude, shoreAngle, shoreDistance, shoreTestOf } from './water.ts';

/** The distance between the baselines of a label's lines, in em. */
export const lineHeight = 1.25;
/** The size of a text in capitals, in units. A letter of the monospaced typeface is 0.6 em wide, a capital 0.74 em high. */
export const textSize = (lines: readonly string[], { labelSize }: Frame, scale = 1) => ({
  width: Math.max(...lines.map(({ length }) => length)) * 0.6 * labelSize * scale,
  height: (0.74 + (lines.length - 1) * lineHeight) * labelSize * scale,
});
/** No line of the map is nearer to the letters on water than this. */
const haloWidth = 8;
/** No line of the map is nearer to the letters on land than this. */
const labelMargin = 4;
/** The name of a street is not nearer to the name of the landmark than this. */
const nameMargin = 12;

/** The position of a label. */
export interface LabelPosition {
  /** The position, in units of the picture. */
  readonly at: Point;
  /** The part of the text that is at the position. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** In degrees. */
  readonly angle?: number;
}

/**
 * The places of all labels. Those on water and of the compass are in units of the picture; those of the streets and the landmark turn with
 * the grid, so their positions are relative to its middle, and their angles in addition to the bearing.
 */
export function placeLabels(layout: Layout) {
  const { plan, frame, gridMiddle, toPicture, toTurned, diagonal, diagonalCrossing } = layout;
  const { mainStreet, bearing } = plan;
  const waters = plan.water.map(water => placeOnWater(water, frame));
  const landmark = placeLandmark(layout);
  const takenPoints = [
    ...waters.map(({ at }) => at),
    toPicture(landmark.at),
    ...(diagonalCrossing ? [toPicture(diagonalCrossing)] : []),
  ];
  const mainStreetLabel = placeInStreet(layout, {
    line: layout.mainStreetLine,
    crossedBy: diagonal?.line,
    label: mainStreet.label,
    angle: mainStreet.along === 'column' ? -90 : 0,
    takenPoints,
    clearing: landmark.clearing,
  });
  const diagonalLabel =
    diagonal &&
    placeInStreet(layout, {
      // Longer than the part that the plan names, if the picture has room for more of it.
      line: [interpolate(...diagonal.line, -0.4), interpolate(...diagonal.line, 1.4)],
      crossedBy: layout.wholeMainStreet,
      label: diagonal.label,
      angle: angleOf(diagonal.line),
      takenPoints: [...takenPoints, mainStreetLabel.at],
      clearing: landmark.clearing,
    });
  const streetNames = [
    { ...mainStreetLabel, label: mainStreet.label },
    ...(diagonalLabel ? [{ ...diagonalLabel, label: plan.diagonal!.label }] : []),
  ];
  const narrowLandmark = placeNarrowLandmark(layout);
  const narrowNames = narrowLandmark
    ? [...streetNames, { at: toPicture(narrowLandmark), angle: 0, label: plan.landmark.label }]
    : streetNames;
  const narrowWaters: (NarrowPosition | undefined)[] = [];
  for (const water of plan.water)
    narrowWaters.push(
      placeOnNarrowWater(layout, water, [
        ...narrowNames.flatMap(name => pointsAlongName(layout, name)),
        ...narrowWaters.flatMap(position => (position ? [position.at] : [])),
      ]),
    );
  const toStreetLabel = ({ at: place, isOnPhone, angle }: ReturnType<typeof placeInStreet>) => ({
    at: toTurned(place),
    isOnPhone,
    // A tenth of a degree would move the ends of a long name toward the edge of its street.
    angle: Math.round((keepUpright(angle + bearing) - bearing) * 100) / 100,
  });
  const fromMiddle = (x: number, y: number) =>
    [roundToTenth(x - gridMiddle[0]), roundToTenth(y - gridMiddle[1])] as const;
  const { lines, at, clearing } = landmark;
  const [x, y] = fromMiddle(clearing.x, clearing.y);
  return {
    waters,
    narrowWaters,
    compass: frameCorners(frame).find(
      corner => !waters.some(water => String(water.at) === String(corner.at)),
    ),
    landmark: {
      lines,
      at: fromMiddle(...at),
      narrow: narrowLandmark && fromMiddle(...narrowLandmark),
      clearing: { x, y, width: roundToTenth(clearing.width), height: roundToTenth(clearing.height) },
    },
    mainStreet: toStreetLabel(mainStreetLabel),
    diagonal: diagonalLabel && toStreetLabel(diagonalLabel),
  };
}

/** The corners of the picture as positions for labels, the best one first. */
const frameCorners = ({
  labels: { left, top, right, bottom },
  labelSize,
}: Frame): readonly LabelPosition[] => [
  { at: [right - 20, bottom - 16], anchor: 'end' },
  { at: [left + 20, bottom - 16], anchor: 'start' },
  { at: [right - 20, top + 12 + labelSize], anchor: 'end' },
  { at: [left + 20, top + 12 + labelSize], anchor: 'start' },
];

const placeOnWater = (water: Water, frame: Frame): LabelPosition =>
  frame.labelsAlong ? placeAlongShore(water, frame) : placeInCorner(water, frame);

/** The position on the water next to the shore, for a label along the shore. */
function placeAlongShore(water: Water, frame: Frame): LabelPosition {
  const distance = shoreDistance(water) + shoreAmplitude + frame.labelSize / 2 + 5;
  const angle = shoreAngle(water);
  const [x, y] = frame.middle;
  return {
    at: [
      roundToTenth(x - distance * Math.sin(angle / degreesPerRadian)),
      roundToTenth(y + distance * Math.cos(angle / degreesPerRadian)),
    ],
    anchor: 'middle',
    angle: keepUpright(angle > 180 ? angle - 360 : angle),
  };
}

/** The corner next to the water, moved up, down or to a side until all of the label is on the water. */
function placeInCorner(water: Water, frame: Frame): LabelPosition {
  const size = textSize([water.label], frame, frame.labelScale);
  const angle = shoreAngle(water) / degreesPerRadian;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corner = frameCorners(frame)[(sin < -0.01 ? 0 : 1) + (cos > -0.01 ? 0 : 2)]!;
  let [x, y] = corner.at;
  const { distanceTo } = shoreTestOf(water, frame);
  const toMiddle = { start: size.width / 2, middle: 0, end: -size.width / 2 }[corner.anchor];
  // The shore is not straight, so each step is a little too short or too long.
  for (let step = 0; step < 4; step += 1) {
    const outline = outlineOf({ at: [x + toMiddle, y], angle: 0, ...size }, haloWidth);
    const onLand = Math.max(...outline.map(distanceTo));
    if (onLand <= 0) break;
    if (Math.abs(cos) > Math.abs(sin)) y += (onLand + 1) / cos;
    else x -= (onLand + 1) / sin;
  }
  return { ...corner, at: [roundToTenth(x), roundToTenth(y)] };
}

/** The part of the picture that every tablet shows: half of the width, and the height above the middle. In units. */
const tablet = { side: 286, half: 200 } as const;
/** The least height below the middle of the plan in the map of a phone or tablet, in pixels: half of 320, less the 24 by which a map is lowered. */
const leastBelow = 134;
/** The distance between the places that are tried for a label, in units. */
const narrowStep = 16;

/** The middle of a label on phones and tablets. */
export interface NarrowPosition {
  readonly at: Point;
  /** True if phones have room for the label. */
  readonly isOnPhone: boolean;
}

/** A place for the label of a body of water on phones and tablets, apart from the names of streets; if phones have no room, on tablets. */
function placeOnNarrowWater(
  { frame, phoneEdges }: Layout,
  water: Water,
  takenPoints: readonly Point[],
): NarrowPosition | undefined {
  const { phone } = frame;
  if (!phone || !phoneEdges) return undefined;
  const [middleX, middleY] = frame.middle;
  const { isInland } = shoreTestOf(water, frame);
  const highest = phoneEdges[0] / phone.scale;
  for (const isOnPhone of [true, false]) {
    const size = textSize([water.label], frame, isOnPhone ? phone.labelScale / phone.scale : 1);
    const [halfWidth, halfHeight] = [size.width / 2 + haloWidth, size.height / 2 + haloWidth];
    const edges = {
      left: middleX - tablet.side,
      right: middleX + tablet.side,
      top: middleY + Math.max(-tablet.half, isOnPhone ? highest : -tablet.half),
      bottom: middleY + leastBelow / phone.scale,
    };
    const isFree = (at: Point) =>
      !takenPoints.some(
        taken => Math.abs(at[0] - taken[0]) < halfWidth + 12 && Math.abs(at[1] - taken[1]) < halfHeight + 12,
      ) && !outlineOf({ at, angle: 0, ...size }, haloWidth).some(point => isInland(point, 0));
    const steps = (from: number, to: number) =>
      range(0, Math.floor((to - from) / narrowStep) + 1).map(step => Math.round(from + step * narrowStep));
    const ys = steps(edges.top + halfHeight, edges.bottom - halfHeight);
    const places = steps(edges.left + halfWidth, edges.right - halfWidth).flatMap(x =>
      ys.map((y): Point => [x, y]).filter(at => !isInland(at, -halfHeight)),
    );
    const at = freestPlace(places, takenPoints, edges, isFree);
    if (at) return { at, isOnPhone };
  }
  return undefined;
}

/**
 * The middle of the landmark's label on phones and tablets, in the grid: above the landmark, else beside or below it, apart from the named
 * streets. Undefined if a phone has no room there.
 */
function placeNarrowLandmark(layout: Layout): Point | undefined {
  const { plan, frame, landmarkArea: area, toPicture, shores, wholeMainStreet, diagonal } = layout;
  const { label } = plan.landmark;
  const { phone } = frame;
  if (!phone) return undefined;
  const size = textSize([label], frame, phone.labelScale / phone.scale);
  const [x, y] = middleOf(area);
  const [across, down] = [(area.width + size.width) / 2, (area.height + size.height) / 2];
  const gaps = [1, 2, 3].map(count => count * haloWidth);
  const places = [
    ...gaps.map((gap): Point => [x, y - down - gap]),
    ...gaps.map((gap): Point => [x + across + gap, y]),
    ...gaps.map((gap): Point => [x - across - gap, y]),
    ...gaps.map((gap): Point => [x, y + down + gap]),
  ];
  const streets: Line[] = [wholeMainStreet];
  // Drawn to the edges of the picture.
  if (diagonal) streets.push([interpolate(...diagonal.line, -3), interpolate(...diagonal.line, 4)]);
  return places.find(at => {
    // Points on both edges of the letters and between them, closer to each other than a street is wide.
    const letters = range(-8, 9).flatMap(along =>
      [-1, 0, 1].map((up): Point => [
        at[0] + (along / 8) * (size.width / 2 + 2),
        at[1] + up * (size.height / 2 + 2),
      ]),
    );
    return (
      fitsOnPhone(layout, phone, toPicture(at), label, 0) &&
      letters.every(
        point =>
          shores.every(({ isInland }) => isInland(toPicture(point), labelMargin)) &&
          streets.every(street => distanceToLine(point, street) > layout.namedStreetWidth / 2),
      )
    );
  });
}

/** The distance of a point from a line. */
function distanceToLine([x, y]: Point, [from, to]: Line): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx ** 2 + dy ** 2);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - nearest * dx, y - from[1] - nearest * dy);
}

/** The name of a street: its middle in the picture, and its angle in the grid, in degrees. */
interface StreetName {
  readonly at: Point;
  readonly angle: number;
  readonly label: string;
}

/** Points along a name on phones, with its middle at `from`. The angle is in degrees. */
function pointsAlong(
  from: Point,
  { angle, label }: Omit<StreetName, 'at'>,
  { frame }: Pick<Layout, 'frame'>,
): Point[] {
  const { phone } = frame;
  const half = textSize([label], frame, phone ? phone.labelScale / phone.scale : 1).width / 2;
  const radians = angle / degreesPerRadian;
  return range(-8, 9).map((step): Point => {
    const along = (step / 8) * half;
    return [from[0] + along * Math.cos(radians), from[1] + along * Math.sin(radians)];
  });
}

/** Points along the name of a street, in the picture: with the streets at the plan's bearing, and turned to north. */
function pointsAlongName(layout: Layout, name: StreetName): Point[] {
  const { plan, middle, toTurned } = layout;
  const [x, y] = toTurned(name.at);
  return [
    ...pointsAlong(name.at, { ...name, angle: name.angle + plan.bearing }, layout),
    ...pointsAlong([middle[0] + x, middle[1] + y], name, layout),
  ];
}

/** The lines of the landmark's label, its middle in the grid, and the rectangle that is cleared for it. */
interface LandmarkLabel {
  readonly lines: readonly string[];
  readonly at: Point;
  /** The blocks that are cleared for the label. */
  readonly clearing: Rectangle;
}

function placeLandmark(layout: Layout): LandmarkLabel {
  const { plan, frame, landmarkArea } = layout;
  const { label, form } = plan.landmark;
  const place = (form === 'park' ? placeAmongTrees(layout) : undefined) ?? placeBesideLandmark(layout);
  if (place) return place;
  // Over the middle of the landmark.
  const at = middleOf(landmarkArea);
  const { width, height } = textSize([label], frame, frame.labelScale);
  const [x, y] = [at[0] - width / 2 - 4, at[1] - height / 2 - 4];
  return { lines: [label], at, clearing: { x, y, width: width + 8, height: height + 8 } };
}

/** A name in one line, in two lines of about the same length, and with one word a line; each with its size. */
function lineBreaksOf({ plan, frame }: Layout) {
  const { label } = plan.landmark;
  const words = label.split(' ');
  const twoLines = range(1, words.length)
    .map(count => [words.slice(0, count).join(' '), words.slice(count).join(' ')])
    .toSorted((a, b) => Math.max(...a.map(line => line.length)) - Math.max(...b.map(line => line.length)))
    .slice(0, 1);
  return [[label], ...twoLines, ...(words.length > 2 ? [words] : [])].map(lines => ({
    lines,
    size: textSize(lines, frame, frame.labelScale),
  }));
}

/** The place of a large park's label: among its trees. Undefined if the label has no room there. */
function placeAmongTrees(layout: Layout): LandmarkLabel | undefined {
  const { landmarkArea: area } = layout;
  const at = middleOf(area);
  for (const { lines, size } of lineBreaksOf(layout))
    if (size.width + 16 <= area.width && size.height + 30 <= area.height) {
      const { left, top } = treesOf(area);
      // Between two rows or columns of trees.
      const snapBetweenTrees = (from: number, to: number) =>
        from + (Math.round((to - from) / 7 - 0.5) + 0.5) * 7;
      const x = snapBetweenTrees(left, at[0] - size.width / 2 - 6);
      const y = snapBetweenTrees(top, at[1] - size.height / 2 - 6);
      return { lines, at, clearing: { x, y, width: 2 * (at[0] - x), height: 2 * (at[1] - y) } };
    }
  return undefined;
}

/** The rectangle that is cleared for a label in a row of blocks: the blocks, or only the space of the text if the blocks end in the water. */
function clearingOf({ shores, toPicture }: Layout, area: Rectangle, middleX: number, textWidth: number) {
  const isOnLand = cornersOf(area).every(corner =>
    shores.every(({ isInland }) => isInland(toPicture(corner), 0)),
  );
  const left = isOnLand ? area.x : Math.max(area.x, middleX - textWidth / 2 - labelMargin);
  const right = area.x + area.width;
  const end = isOnLand ? right : Math.min(right, middleX + textWidth / 2 + labelMargin);
  // A little more, so that the lines around the blocks are cleared, too.
  return { x: left - 2, y: area.y - 2, width: end - left + 4, height: area.height + 4 };
}

/** The label of a landmark that is not a large park is in a row of cleared blocks beside it. */
function placeBesideLandmark(layout: Layout): LandmarkLabel | undefined {
  const { plan, frame, landmarkArea, areaOf } = layout;
  const { streetWidth, mainStreet, landmark } = plan;
  const [across, down] = landmark.size;
  const isTaken = ([column, row]: Block, [columns, rows]: Block): boolean => {
    const [first, count] = mainStreet.along === 'column' ? [column, columns] : [row, rows];
    return (
      (mainStreet.at > first && mainStreet.at < first + count) ||
      plan.squares.some(
        square =>
          square[0] >= column && square[0] < column + columns && square[1] >= row && square[1] < row + rows,
      )
    );
  };
  const [column, row] = landmark.at;
  const isNearMainStreet =
    mainStreet.along === 'column' && mainStreet.at > column + across && mainStreet.at <= column + across + 2;
  /** The first block of a label that is this many blocks wide: at the right, beyond the main street, at the left, below and above. */
  const starts = [
    ...range(0, down).map(index => () => [column + across, row + index] as const),
    ...range(0, isNearMainStreet ? down : 0).map(index => () => [mainStreet.at, row + index] as const),
    ...range(0, down).map(index => (columns: number) => [column - columns, row + index] as const),
    ...[row + down, row - 1].flatMap(beside =>
      range(0, 3).map(index => (columns: number) => [column - columns + 1 + index, beside] as const),
    ),
  ];
  // Few headlines reach down to the part of the picture for labels.
  for (const top of [frame.labels.top, frame.labels.top - 60])
    for (const { lines, size } of lineBreaksOf(layout))
      for (const start of starts)
        for (const columns of range(1, 9)) {
          const first = start(columns);
          const rows = Math.max(1, Math.ceil((size.height + 2 * labelMargin - streetWidth) / layout.stepY));
          const area = areaOf(first, [columns, rows]);
          // Beyond the blocks there is a street, or the main street, in which there is another name.
          const isAt = (end: number) => mainStreet.along === 'column' && end === mainStreet.at;
          const left = area.x - (isAt(first[0]) ? 0 : streetWidth) + labelMargin;
          const right = area.x + area.width + (isAt(first[0] + columns) ? 0 : streetWidth) - labelMargin;
          if (right - left < size.width) continue;
          // At the end toward the landmark: where the map is large, the label is smaller than its row of blocks.
          const at: Point = [
            first[0] > column ? left + size.width / 2 : (left + right) / 2,
            area.y + area.height / 2,
          ];
          const corners = cornersOf(area);
          if (
            !isTaken(first, [columns, rows]) &&
            areFree(layout, outlineOf({ at, angle: 0, ...size }, labelMargin), top) &&
            (!layout.diagonal || areOnOneSide(corners, layout.diagonal.line, layout.namedStreetWidth)) &&
            !corners.some(point => isInAdjacentGrid(layout, point) || isIn(landmarkArea, point))
          )
            return { lines, at, clearing: clearingOf(layout, area, at[0], size.width) };
          break;
        }
  return undefined;
}

interface StreetLabel {
  /** The part of the street that has room for its name. */
  readonly line: Line;
  /** The other named street. */
  readonly crossedBy: Line | undefined;
  /** The street's name. */
  readonly label: string;
  /** The angle of the label in the grid, in degrees. */
  readonly angle: number;
  /** The places of other labels. */
  readonly takenPoints: readonly Point[];
  /** The area of the landmark's name, in the grid. */
  readonly clearing: Rectangle;
}

/** The places along a street where a label may be, as fractions of its length. */
const fractions = range(2, 39).map(fortieth => fortieth / 40);

/** Returns the part of a named street that has room for its name: in its middle, between the other named street, the landmark and the shore. */
function placeInStreet(
  layout: Layout,
  { line, crossedBy, label, angle, takenPoints, clearing }: StreetLabel,
) {
  const { frame, landmarkArea, namedStreetWidth, toPicture } = layout;
  // With the street beside it: there, two names would meet at a right angle.
  const nameArea = {
    x: clearing.x - namedStreetWidth,
    y: clearing.y - nameMargin,
    width: clearing.width + 2 * namedStreetWidth,
    height: clearing.height + 2 * nameMargin,
  };
  const [from, to] = line;
  const streetLength = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const placesAt = (scale: number) => {
    const size = textSize([label], frame, scale);
    const end = (size.width / 2 + labelMargin) / streetLength;
    const outlineAt = (at: Point) => outlineOf({ at, angle, ...size }, labelMargin);
    const free = fractions
      .filter(fraction => fraction >= end && fraction <= 1 - end)
      .map(fraction => interpolate(from, to, fraction))
      .filter(at => {
        const outline = outlineAt(at);
        return (
          areFree(layout, outline) &&
          (!crossedBy || areOnOneSide(outline, crossedBy, layout.namedStreetWidth)) &&
          !outline.some(point => isIn(landmarkArea, point))
        );
      });
    const awayFromLandmark = free.filter(at => !outlineAt(at).some(point => isIn(nameArea, point)));
    return awayFromLandmark.length > 0 ? awayFromLandmark : free;
  };
  const { phone } = frame;
  const onPhone = phone
    ? placesAt(phone.labelScale / phone.scale).filter(at =>
        fitsOnPhone(layout, phone, toPicture(at), label, angle),
      )
    : [];
  const places = onPhone.length > 0 ? onPhone : placesAt(frame.labelScale ?? 1);
  return {
    at: freestPlace(
      (places.length > 0 ? places : [interpolate(from, to, 0.5)]).map(toPicture),
      takenPoints,
      frame.labels,
    )!,
    isOnPhone: onPhone.length > 0 || !phone,
    angle,
  };
}

/** True if a phone shows the whole label, both at the plan's bearing and turned to north. `angle` is the label's angle at north. */
function fitsOnPhone(
  { plan, frame, middle, phoneEdges, toTurned }: Layout,
  { scale, labelScale, ...box }: NonNullable<Frame['phone']>,
  at: Point,
  label: string,
  angle: number,
): boolean {
  const [highest, lowest] = phoneEdges!;
  const [left, top] = [middle[0] - frame.middle[0], middle[1] - frame.middle[1]];
  const [turnedX, turnedY] = toTurned(at);
  const size = textSize([label], frame, labelScale);
  const [halfWidth, halfHeight] = [size.width / 2 + 2, size.height / 2 + 2];
  return [
    {
      x: at[0] - frame.middle[0],
      y: at[1] - frame.middle[1],
      radians: (angle + plan.bearing) / degreesPerRadian,
    },
    { x: left + turnedX, y: top + turnedY, radians: angle / degreesPerRadian },
  ].every(({ x, y, radians }) => {
    const [along, across] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
    return (
      Math.abs(x) * scale + halfWidth * along + halfHeight * across <= box.width / 2 - 4 &&
      y * scale - halfWidth * across - halfHeight * along >= highest + 4 &&
      y * scale + halfWidth * across + halfHeight * along <= lowest - 4
    );
  });
}

/** True if points of the grid are in the part of the picture for labels, and on land. */
const areFree = (
  { frame, toPicture, shores }: Layout,
  points: readonly Point[],
  top: number = frame.labels.top,
): boolean =>
  points.every(inGrid => {
    const point = toPicture(inGrid);
    return (
      point[0] >= frame.labels.left &&
      point[0] <= frame.labels.right &&
      point[1] >= top &&
      point[1] <= frame.labels.bottom &&
      shores.every(({ isInland }) => isInland(point, labelMargin))
    );
  });

/** True if points of the grid are on one side of a named street, and not in it. */
function areOnOneSide(points: readonly Point[], [from, to]: Line, namedStreetWidth: number): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const distances = points.map(
    point => ((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])) / length,
  );
  return (
    Math.min(...distances) >= namedStreetWidth / 2 + 2 || Math.max(...distances) <= -namedStreetWidth / 2 - 2
  );
}

function isInAdjacentGrid({ diagonal }: Layout, [x, y]: Point): boolean {
  if (!diagonal?.adjacentGrid) return false;
  const [from, to] = diagonal.line;
  return (to[0] - from[0]) * (y - from[1]) > (to[1] - from[1]) * (x - from[0]);
}

const isIn = ({ x: left, y: top, width, height }: Rectangle, [x, y]: Point): boolean =>
  x > left && x < left + width && y > top && y < top + height;

/** The free place with the largest distance to the edges and to the places of other labels. `isFree` is slow, so only few places are tested. */
function freestPlace(
  places: readonly Point[],
  takenPoints: readonly Point[],
  { left, top, right, bottom }: Frame['labels'],
  isFree: (place: Point) => boolean = () => true,
): Point | undefined {
  let freest: Point | undefined;
  let largest = -Infinity;
  for (const place of places) {
    const [x, y] = place;
    let distance = Math.min(x - left, y - top, right - x, bottom - y);
    for (const other of takenPoints) {
      if (distance <= largest) break;
      distance = Math.min(distance, Math.hypot(other[0] - x, other[1] - y));
    }
    if (distance > largest && isFree(place)) [freest, largest] = [place, distance];
  }
  return freest;
}

/** A text in the picture or in the grid: its middle, its angle in degrees, and its size. */
interface TextBox {
  readonly at: Point;
  readonly angle: number;
  readonly width: number;
  readonly height: number;
}
/** Points on both long sides of a text's box, which is enlarged by `margin`. */
function outlineOf({ at, angle, width, height }: TextBox, margin: number): Point[] {
  const [sin, cos] = [Math.sin(angle / degreesPerRadian), Math.cos(angle / degreesPerRadian)];
  const outline: Point[] = [];
  for (const along of [-1, -0.5, 0, 0.5, 1])
    for (const across of [-1, 1]) {
      const dx = along * (width / 2 + margin);
      const dy = across * (height / 2 + margin);
      outline.push([at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos]);
    }
  return outline;
}

/** Turns the angle of a label along a street by 180° if the label would be upside down. */
const keepUpright = (angle: number): number =>
  angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
