// Tests that no ink of a street map's labels touches a line of the map or another label, for the map of every city.
import { cities } from '@fit-to-print/content/cities';
import { unpublishedCities } from '@fit-to-print/content/unpublishedCities';
import { describe, expect, test } from 'vitest';
import {
  cityFrameOf,
  drawMap,
  type Frame,
  frames,
  type StreetPlan,
  textSize,
} from '@fit-to-print/ui/patterns/StreetMap/plan';

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No line may be nearer to a letter than this, in units of the picture. */
const nearest = 3;

const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const pairs = (values: readonly number[]): Point[] =>
  values.flatMap((x, index) => (index % 2 === 0 ? [[x, values[index + 1]!] as const] : []));
const rotate = ([x, y]: Point, angle: number): Point => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
};
const add = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];
const distance = ([x, y]: Point, [[ax, ay], [bx, by]]: Line): number => {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const nearestAlong = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - nearestAlong * (bx - ax), y - ay - nearestAlong * (by - ay));
};

interface Placed {
  readonly at: Point;
  readonly angle?: number | undefined;
  readonly anchor?: 'start' | 'middle' | 'end';
}
/** Points all over the box of a label's letters. */
function inkOf(
  lines: readonly string[],
  { at, angle = 0, anchor = 'middle' }: Placed,
  frame: Frame,
  scale: number,
) {
  const { width, height } = textSize(lines, frame, scale);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  const steps = (length: number) =>
    Array.from(
      { length: Math.ceil(length / 5) + 1 },
      (_, index, count = Math.ceil(length / 5)) => (index / count) * length,
    );
  return steps(width).flatMap(x =>
    steps(height).map(y => add(at, rotate([left + x, y - height / 2], angle))),
  );
}

/** The shore of a body of water as short lines, in the picture and before it is turned. */
function shoreOf({ line, transform }: { line: string; transform: string }) {
  const [x, y, angle] = numbersIn(transform) as [number, number, number];
  const [start, ...relative] = pairs(numbersIn(line)) as [Point, ...Point[]];
  let [atX, atY] = start;
  const points: Point[] = [[atX, atY]];
  for (let index = 0; index + 2 < relative.length; index += 3) {
    const [c1, c2, end] = relative.slice(index, index + 3) as [Point, Point, Point];
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const [p, q, r] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      points.push([atX + p * c1[0] + q * c2[0] + r * end[0], atY + p * c1[1] + q * c2[1] + r * end[1]]);
    }
    [atX, atY] = [atX + end[0], atY + end[1]];
  }
  const inPicture = points.map(point => add([x, y], rotate(point, angle)));
  return {
    lines: inPicture.slice(1).map((point, index): Line => [inPicture[index]!, point]),
    isOnWater: (point: Point) => {
      const [along, across] = rotate([point[0] - x, point[1] - y], -angle);
      return points.some(([fromX, fromY], index) => {
        const [toX] = points[index + 1] ?? [fromX];
        return fromX <= along && along < toX && across > fromY;
      });
    },
  };
}

/** The labels of a map and what they may touch, in the turned picture around the middle of the plan. */
function measure(plan: StreetPlan, frame: Frame, scale: number) {
  const { labels, waters, bearing, middle, grid, ...map } = drawMap(plan, frame);
  const [middleAt, gridAt] = [middle, grid].map(transform => numbersIn(transform)) as unknown as [
    Point,
    Point,
  ];
  const [turn] = numbersIn(bearing) as [number];
  const toTurned = (point: Point): Point => rotate([point[0] - middleAt[0], point[1] - middleAt[1]], -turn);
  const shores = waters.map(shoreOf);
  const line = (path: string): Line =>
    pairs(numbersIn(path)).map(point => add(point, gridAt)) as unknown as Line;
  return {
    streets: { mainStreet: line(map.mainStreet), ...(map.diagonal && { diagonal: line(map.diagonal) }) },
    namedStreetWidth: map.namedStreetWidth,
    landmarkArea: {
      ...map.landmarkArea,
      x: map.landmarkArea.x + gridAt[0],
      y: map.landmarkArea.y + gridAt[1],
    },
    clearing: labels.landmark.clearing,
    shores: shores.flatMap(({ lines }) => lines).map(([from, to]): Line => [toTurned(from), toTurned(to)]),
    isOnWater: (point: Point) => shores.some(shore => shore.isOnWater(add(middleAt, rotate(point, turn)))),
    inks: {
      mainStreet: inkOf([plan.mainStreet.label], labels.mainStreet, frame, scale),
      ...(labels.diagonal && {
        diagonal: inkOf([plan.diagonal!.label], labels.diagonal, frame, scale),
      }),
      landmark: inkOf(labels.landmark.lines, labels.landmark, frame, scale),
      ...(labels.landmark.narrow && {
        landmarkOnPhone: inkOf([plan.landmark.label], { at: labels.landmark.narrow }, frame, scale),
      }),
      ...Object.fromEntries(
        waters.map(water => [water.label, inkOf([water.label], water, frame, scale).map(toTurned)]),
      ),
    } as Record<string, Point[]>,
    isOnPhone: {
      mainStreet: labels.mainStreet.isOnPhone,
      diagonal: labels.diagonal?.isOnPhone,
      landmarkOnPhone: true,
    },
  };
}

/** Returns the distance of a rectangle's nearest edge from a point; negative outside of it. */
const depthIn = ({ x, y, width, height }: Rectangle, point: Point) =>
  Math.min(point[0] - x, x + width - point[0], point[1] - y, y + height - point[1]);

describe.each([...cities, ...unpublishedCities])('the map of $name', ({ streetPlan: plan }) => {
  const pageWide = frames[cityFrameOf(plan)];
  const phoneScale = pageWide.phone.labelScale / pageWide.phone.scale;
  describe.each<[view: string, frame: Frame, scale: number]>([
    ['on a large screen', pageWide, 1],
    ['on a small laptop', pageWide, pageWide.labelScale],
    ['on a phone', pageWide, phoneScale],
    ['of the office', frames.office, 1],
  ])('%s', (_, frame, scale) => {
    const map = measure(plan, frame, scale);
    const isWater = (name: string) => plan.water.some(({ label }) => label === name);
    // A phone shows the names that fit; that of the landmark is at another place there.
    const shown = Object.entries(map.inks).filter(([name]) =>
      scale === phoneScale
        ? map.isOnPhone[name as keyof typeof map.isOnPhone] === true
        : name !== 'landmarkOnPhone',
    );
    const shownOnLand = shown.filter(([name]) => !isWater(name));
    /** The names of labels with ink at which something is wrong. */
    const labelsWith = (
      labels: typeof shown,
      isWrong: (point: Point, name: string) => boolean,
    ): readonly string[] =>
      labels.filter(([name, ink]) => ink.some(point => isWrong(point, name))).map(([name]) => name);

    test('writes the name of a street between its edges, and no name across another street', () => {
      const streets = Object.entries(map.streets);
      expect(
        labelsWith(shownOnLand, (point, name) =>
          streets.some(([street, line]) =>
            name === street
              ? distance(point, line) > map.namedStreetWidth / 2 - nearest
              : distance(point, line) < map.namedStreetWidth / 2 + 1,
          ),
        ),
      ).toEqual([]);
    });

    test('writes the name of the landmark where no blocks or trees are drawn', () => {
      const { clearing, landmarkArea } = map;
      // Around cleared blocks, a street's width is free of lines, too.
      const room = depthIn(landmarkArea, [clearing.x, clearing.y]) > 0 ? 0 : plan.streetWidth - 2;
      const free = {
        x: clearing.x - room,
        y: clearing.y - room,
        width: clearing.width + 2 * room,
        height: clearing.height + 2 * room,
      };
      expect(
        labelsWith(shown, (point, name) => name === 'landmark' && depthIn(free, point) < nearest),
      ).toEqual([]);
    });

    test('writes the names of waters on water and the others on land, away from the shore', () => {
      expect(
        labelsWith(
          shown,
          (point, name) =>
            map.isOnWater(point) !== isWater(name) ||
            map.shores.some(shore => distance(point, shore) < nearest),
        ),
      ).toEqual([]);
    });

    test('writes the names of streets and waters away from the landmark', () => {
      expect(
        labelsWith(
          shown,
          (point, name) => name !== 'landmark' && depthIn(map.landmarkArea, point) > -nearest,
        ),
      ).toEqual([]);
    });

    test('keeps the names apart', () => {
      const touching = shown.flatMap(([name, ink], index) =>
        shown
          .slice(index + 1)
          .filter(([, otherInk]) =>
            ink.some(([x, y]) => otherInk.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 8)),
          )
          .map(([other]) => `${name} and ${other}`),
      );
      expect(touching).toEqual([]);
    });
  });
});
