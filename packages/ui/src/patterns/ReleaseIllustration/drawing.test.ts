// Tests of the functions that draw paper, lines of text and pictures of dots as SVG paths.
import { describe, expect, it } from 'vitest';
import { placeholderText, halftone, outline, randomSequence } from './drawing.ts';

/** The next four numbers of a sequence. */
const take = (next: () => number) => Array.from({ length: 4 }, next);

describe('randomSequence', () => {
  it('returns the same numbers for the same seed', () => {
    expect(take(randomSequence(7))).toEqual(take(randomSequence(7)));
    expect(take(randomSequence(7))).not.toEqual(take(randomSequence(8)));
  });
});

describe('outline', () => {
  it('draws straight sides when nothing is torn', () => {
    expect(outline({ width: 30, height: 20, tornSides: [], seed: 1 })).toBe('M0 0l30 0 0 20 -30 0 0 -20Z');
  });

  it('returns to its start when every side is torn', () => {
    const steps = [
      ...outline({
        width: 170,
        height: 236,
        tornSides: ['top', 'right', 'bottom', 'left'],
        seed: 51,
      }).matchAll(/(-?\d+) (-?\d+)(?= |Z)/g),
    ];
    const sum = (index: number) => steps.reduce((total, step) => total + Number(step[index]), 0);
    const lengths = steps.map(([, x, y]) => Math.max(Math.abs(Number(x)), Math.abs(Number(y))));
    // The longest step of a torn side is 64. The last step of a side also covers the rest of the side, which is shorter than 6.
    expect(Math.max(...lengths)).toBeLessThan(70);
    expect([sum(1), sum(2)]).toEqual([0, 0]);
  });
});

describe('placeholderText', () => {
  it('draws one vertical line through the middle of the column', () => {
    expect(placeholderText({ x: 10, y: 5, width: 40, end: 45 })).toBe('M30 5V45');
  });
});

/** The diameters of the dots, in half-steps of the grid. */
const sizes = [1.3, 2.1];

describe('halftone', () => {
  it('draws no dots for white', () => {
    expect(halftone(10, 10, () => 0, sizes)).toEqual([]);
  });

  it('draws dots of one size for one tone, at every second half-step', () => {
    expect(halftone(6, 1, () => 1, sizes)).toEqual([{ size: 2.1, paths: ['m0 0h8m-7 1h6'] }]);
  });

  it('draws a single dot', () => {
    expect(halftone(4, 0, x => (x === 0.5 ? 0.5 : 0), sizes)).toEqual([{ size: 1.3, paths: ['m2 0h2'] }]);
  });

  it('divides the rows among several paths when there are many dots', () => {
    // A browser draws only the paths that reach into the part of the picture that it draws.
    const paths = halftone(98, 99, () => 1, sizes).flatMap(dots => dots.paths);
    expect(paths.map(path => path.match(/h/g)!.length)).toEqual([16, 16, 16, 16, 16, 16, 4]);
    expect(paths.map(path => path.match(/^m\d+ \d+/)![0])).toEqual(
      [0, 16, 32, 48, 64, 80, 96].map(row => `m0 ${row}`),
    );
  });

  it('limits tones to the range from white to black', () => {
    expect(halftone(6, 1, () => 7, sizes)).toEqual(halftone(6, 1, () => 1, sizes));
    expect(halftone(6, 1, () => -7, sizes)).toEqual([]);
  });
});
