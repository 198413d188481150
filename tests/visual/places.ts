// Groups the pixels in which two pictures differ into areas (places), and describes them.

/** An area that contains differing pixels, in pixels from the picture's top left corner. */
export interface DifferingArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of a cell of the grid, in px. Differing pixels in one cell or in neighboring cells belong to one area. */
const cellSize = 32;

/**
 * Groups the differing pixels of a picture into boxes, each as small as its pixels allow. Returns them from the top to the bottom.
 * @param isDifferent Whether the pixel with this index, counted by rows, differs.
 */
export function findPlaces(
  isDifferent: (pixel: number) => boolean,
  width: number,
  height: number,
): DifferingArea[] {
  const columns = Math.ceil(width / cellSize);
  const boxes = new Map<number, DifferingArea>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isDifferent(y * width + x)) continue;
      const cell = Math.floor(y / cellSize) * columns + Math.floor(x / cellSize);
      const pixel = { x, y, width: 1, height: 1 };
      const box = boxes.get(cell);
      boxes.set(cell, box ? union(box, pixel) : pixel);
    }

  const places: DifferingArea[] = [];
  for (const first of boxes.keys()) {
    let place = boxes.get(first);
    if (!place) continue;
    // A set is iterated in the order of insertion, and the iteration includes cells that are added during it.
    const cells = new Set([first]);
    for (const cell of cells) {
      place = union(place, boxes.get(cell)!);
      boxes.delete(cell);
      for (const neighbor of neighborsOf(cell, columns)) if (boxes.has(neighbor)) cells.add(neighbor);
    }
    places.push(place);
  }
  return places.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

function union(a: DifferingArea, b: DifferingArea): DifferingArea {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The eight cells around a cell, without those beyond the left and right edge. Beyond the top and bottom, no cell has the index. */
const neighborsOf = (cell: number, columns: number): number[] =>
  [-1, 0, 1]
    .filter(step => (cell % columns) + step >= 0 && (cell % columns) + step < columns)
    .flatMap(step => [-columns, 0, columns].map(row => cell + row + step))
    .filter(neighbor => neighbor !== cell);

/** Returns the message of a failed comparison: how many pixels differ, in how many areas, and the top left corner of the first area. */
export function describeDifference({
  pixels,
  places,
}: {
  pixels: number;
  places: readonly DifferingArea[];
}): string {
  const [first] = places;
  const differ = pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
  if (!first) return differ;
  const where = `${first.x}, ${first.y}`;
  return places.length === 1
    ? `${differ} in 1 place, at ${where}`
    : `${differ} in ${places.length} places, the first at ${where}`;
}
