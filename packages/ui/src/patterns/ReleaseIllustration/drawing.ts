// Functions that draw paper, lines of text and pictures of dots, as SVG paths.
/** Pseudo-random numbers from 0 to 1. The same seed returns the same numbers, so that hydration renders the drawing of the server again. */
export function randomSequence(seed: number): () => number {
  // The Lehmer generator with the usual constants: 7⁵, and the prime 2³¹ − 1.
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** A side of a drawn piece of paper. */
type Side = 'top' | 'right' | 'bottom' | 'left';

/** The length of a step along a torn side. Few lengths compress better than many. */
const tornStep = (random: () => number) => 56 + 8 * Math.round(random());

/** A piece of paper, in units of the drawing. */
interface Paper {
  width: number;
  height: number;
  /** The ragged sides. The others are straight. */
  tornSides: readonly Side[];
  /** The start of the pseudo-random numbers that make the torn sides. */
  seed: number;
}

/** The outline of a piece of paper, clockwise from the upper left. */
export function outline({ width, height, tornSides, seed }: Paper): string {
  const random = randomSequence(seed);
  const steps: string[] = [];
  const edge = (length: number, side: Side, step: (along: number, across: number) => string) => {
    let along = 0;
    let across = 0;
    if (tornSides.includes(side)) {
      for (let position = tornStep(random); position < length - 6; position += tornStep(random)) {
        const offset = 2 * Math.round((random() - 0.5) * 2);
        steps.push(step(position - along, offset - across));
        along = position;
        across = offset;
      }
    }
    steps.push(step(length - along, -across));
  };
  edge(width, 'top', (along, across) => `${along} ${across}`);
  edge(height, 'right', (along, across) => `${across} ${along}`);
  edge(width, 'bottom', (along, across) => `${-along} ${across}`);
  edge(height, 'left', (along, across) => `${across} ${-along}`);
  return `M0 0l${steps.join(' ')}Z`;
}

/** A column of lines, in units of the drawing. */
interface Column {
  x: number;
  y: number;
  width: number;
  /** The lower end of the column. */
  end: number;
}

/**
 * The path of a column of horizontal lines, 8 units apart, that look like lines of text: a vertical line that is as thick as the column is
 * wide, and dashed. It needs fewer bytes than a line for each line of text.
 */
export const placeholderText = ({ x, y, width, end }: Column): string => `M${x + width / 2} ${y}V${end}`;

/** The length of the strokes of a path, in half-steps, after which it ends with its row: 750 dots. */
const maxPathLength = 1500;

/** The darkness of a picture at a point. All values are from 0 to 1; `x` and `y` count from the upper left. */
export type Darkness = (x: number, y: number) => number;

/**
 * A picture of dots in a 45° grid, as in a newspaper. The units are half-steps of the grid: half the distance between two rows of dots.
 * A row of equal dots is one stroke with round caps, dashed `0 2` from an offset of 1. Coordinates are relative integers, so that similar
 * rows compress well.
 *
 * A browser draws a picture tile by tile, and cuts every stroke that may be in a tile into its dots. So long paths are divided into
 * bands of rows: a view over a city is drawn four times as fast, and has 1.5 % more bytes.
 * @param sizes The diameters of the dots in half-steps, the smallest first.
 * @returns the paths of each dot size, the smallest first. Each dot is 1 unit to the right of the point whose tone it shows.
 */
export function halftone(
  columns: number,
  rows: number,
  tone: Darkness,
  sizes: readonly number[],
): { size: number; paths: readonly string[] }[] {
  const layers = sizes.map(() => ({ paths: [''], length: 0, x: 0, y: 0 }));
  for (let y = 0; y <= rows; y++) {
    let start = 0;
    let level = 0;
    const close = (end: number) => {
      const layer = layers[level - 1];
      if (!layer) return;
      if (layer.length > maxPathLength && y > layer.y) {
        layer.paths.push('');
        layer.length = layer.x = layer.y = 0;
      }
      layer.paths[layer.paths.length - 1] += `m${start - layer.x} ${y - layer.y}h${end - start}`;
      layer.length += end - start;
      layer.x = end;
      layer.y = y;
    };
    let x = y % 2;
    for (; x <= columns; x += 2) {
      const dotLevel = Math.round(Math.min(1, Math.max(0, tone(x / columns, y / rows))) * sizes.length);
      if (dotLevel === level) continue;
      close(x);
      start = x;
      level = dotLevel;
    }
    close(x);
  }
  return layers.map(({ paths }, index) => ({ size: sizes[index]!, paths })).filter(({ paths }) => paths[0]);
}
