/** A sequence in 0–1 that is the same on every machine: what is drawn on the server is what hydration expects. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The outline of a cut sheet, clockwise from the upper left; the sides named are torn instead. */
export function outline(width: number, height: number, torn: readonly Side[], seed: number): string {
  const random = sequence(seed);
  let path = 'M0 0';
  const edge = (length: number, side: Side, step: (along: number, across: number) => string) => {
    let along = 0;
    let across = 0;
    if (torn.includes(side)) {
      for (let at = 12 + Math.round(random() * 8); at < length - 6; at += 12 + Math.round(random() * 8)) {
        const off = Math.round((random() - 0.5) * 4);
        path += step(at - along, off - across);
        along = at;
        across = off;
      }
    }
    path += step(length - along, -across);
  };
  edge(width, 'top', (along, across) => `l${along} ${across}`);
  edge(height, 'right', (along, across) => `l${across} ${along}`);
  edge(width, 'bottom', (along, across) => `l${-along} ${across}`);
  edge(height, 'left', (along, across) => `l${across} ${-along}`);
  return `${path}Z`;
}

interface Column {
  x: number;
  y: number;
  width: number;
  lines: number;
  /** Typewritten: every line ends where it ends. Otherwise only the last of a paragraph is short. */
  ragged?: boolean;
}

/** Greeked text: one stroke a line, 8 units apart. */
export function placeholderText(
  { x, y, width, lines, ragged = false }: Column,
  random: () => number,
): string {
  let path = `M${x} ${y}`;
  for (let line = 1; line <= lines; line++) {
    const short = line === lines || (random() < 0.14 && line > 2);
    const share = short ? 0.35 + random() * 0.45 : ragged ? 0.9 + random() * 0.1 : 1;
    const length = Math.round(width * share);
    path += `h${length}m${-length} 8`;
  }
  return path;
}

/** How dark a picture is, 0–1, at a point given in 0–1 from its upper left. */
export type Tone = (x: number, y: number) => number;

/**
 * A picture through a 45° screen, in half-steps of that screen: one path a dot size. A run of equal dots is one
 * stroke, dashed `0 2` from an offset of 1 with round caps. All of it is relative and whole, so that rows alike
 * compress to nothing.
 * @returns the runs by size, from the smallest dots to those that touch; each dot is 1 to the right of its place
 */
export function halftone(columns: number, rows: number, tone: Tone): { size: number; path: string }[] {
  const inks = dotSizes.map(size => ({ size, path: '', x: 0, y: 0 }));
  for (let y = 0; y <= rows; y++) {
    let start = 0;
    let level = 0;
    const close = (end: number) => {
      const ink = inks[level - 1];
      if (!ink) return;
      ink.path += `m${start - ink.x} ${y - ink.y}h${end - start}`;
      ink.x = end;
      ink.y = y;
    };
    let x = y % 2;
    for (; x <= columns; x += 2) {
      const here = Math.round(Math.min(1, Math.max(0, tone(x / columns, y / rows))) * dotSizes.length);
      if (here === level) continue;
      close(x);
      start = x;
      level = here;
    }
    close(x);
  }
  return inks.filter(({ path }) => path).map(({ size, path }) => ({ size, path }));
}

/** Diameters, in half-steps: the area inked grows evenly, and from 1.42 on neighbors touch. */
const dotSizes = [1, 1.45, 1.8, 2.1];
