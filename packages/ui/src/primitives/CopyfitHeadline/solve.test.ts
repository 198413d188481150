// Tests of the fit of headlines: the size of each line and the width of its letters, so that it fills its column. `sizeBias` (0 to 1)
// prefers large, narrow letters in a headline. `wide` and `narrow` are the fits of the lines for wide and for narrow screens; `width` is the
// value of the width axis of the font.
import { describe, expect, it } from 'vitest';
import { decode, digitClasses, encode, maxSize, scales } from './lineFit.ts';
import { copyfitKey, type CopyfitRequest } from './request.ts';
import { roughFit } from './roughFit.ts';
import { type MeasureLine, solve, fittedWidths } from './solve.ts';
import { type HeadlineText, isInsertion, textOf } from './text.ts';

/** A simple font for the tests. Each letter is 0.006 em wide per unit of the width axis. Insertions have a fixed width. */
const measure: MeasureLine = (line, width) => ({
  widthEm: line.reduce((sum, run) => sum + textOf(run).length * (isInsertion(run) ? 0.4 : width * 0.006), 0),
  leftBearingEm: 0.05,
});

/** As `measure`, but capitals are 20 % wider. */
const measureWideCapitals: MeasureLine = (line, width) => {
  const text = line.map(textOf).join('');
  const extent = measure(line, width);
  return { ...extent, widthEm: text === text.toUpperCase() ? extent.widthEm * 1.2 : extent.widthEm };
};

const requestFor = (text: HeadlineText, options: Partial<CopyfitRequest> = {}): CopyfitRequest => ({
  text,
  sizeBias: 0.5,
  uppercase: false,
  lineHeight: 0.86,
  ...options,
});

/** The percentage of the column that each line fills. */
const filledPercentages = (lines: readonly string[], fits: readonly string[], measureLine = measure) =>
  fits.map((encodedFit, index) => {
    const { size, width } = decode(encodedFit);
    return measureLine([lines[index]!], width).widthEm * size;
  });

describe('solve', () => {
  it('fills the column with each line, in one size', () => {
    const text = [['Two lines'], ['will do.']];
    const { wide, narrow } = solve(requestFor(text), measure);
    const [first, second] = wide.map(decode);
    expect(first!.size).toBe(second!.size);
    for (const percentage of filledPercentages(text.flat(), wide)) expect(percentage).toBeCloseTo(100, 1);
    expect(first!.offset).toBeCloseTo(0.05);
    expect(narrow).toBeUndefined();
  });

  it('returns larger and narrower letters for a larger size bias', () => {
    const text = [['Two lines'], ['will do.']];
    const [widest, middle, largest] = [0, 0.5, 1].map(sizeBias =>
      decode(solve(requestFor(text, { sizeBias }), measure).wide[1]!),
    );
    expect(widest!.size).toBeLessThan(middle!.size);
    expect(middle!.size).toBeLessThan(largest!.size);
    expect(widest!.width).toBeGreaterThan(largest!.width);
  });

  it('makes lines on narrow screens as large as `narrowSize`, or as near to it as they fill the column', () => {
    const fits = ['Boston', 'Two lines', 'Two very long lines'].map(
      line => solve(requestFor([[line]], { sizeBias: 0, narrowSize: 20 }), measure).narrow![0]![0]!,
    );
    expect(fits.map(encodedFit => decode(encodedFit).size)).toEqual([22.25, 20, 13.5]);
  });

  it('makes lines on wide screens as large as `wideSize`, or as near to it as they fill the column', () => {
    const fits = ['Boston', 'Two lines', 'Two very long lines'].map(
      line => solve(requestFor([[line]], { wideSize: 20 }), measure).wide[0]!,
    );
    expect(fits.map(encodedFit => decode(encodedFit).size)).toEqual([22.25, 20, 13.5]);
  });

  it('makes each chunk a line on narrow screens, in a separate size', () => {
    const text = [['We build', 'startups'], ['and sell']];
    const { wide, narrow } = solve(requestFor(text), measure);
    expect(wide).toHaveLength(2);
    expect(narrow!.map(line => line.length)).toEqual([2, 1]);
    for (const percentage of filledPercentages(text.flat(), narrow!.flat()))
      expect(percentage).toBeCloseTo(100, 1);
  });

  it('changes the size of a line whose letters cannot be stretched far enough', () => {
    const text = [['News'], ['representative'], ['government']];
    const { wide } = solve(requestFor(text), measure);
    for (const percentage of filledPercentages(text.flat(), wide)) expect(percentage).toBeCloseTo(100, 1);
    const [short, long, other] = wide.map(decode);
    // Only the short line has a different size.
    expect(long!.size).toBe(other!.size);
    expect(short!.size).toBeGreaterThan(long!.size);
    expect(short!.width).toBeGreaterThan(fittedWidths.max - 2);
  });

  it('does not stretch an insertion', () => {
    const { wide } = solve(requestFor([[[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]]), measure);
    const { size, width } = decode(wide[0]!);
    expect((9 * width * 0.006 + 5 * 0.4) * size).toBeCloseTo(100, 1);
  });

  it('returns one size for the headlines of a group', () => {
    const group = [[['Northpier']], [['Kettlemoor']], [['Hopyard']]];
    const sizes = group.map(
      text => decode(solve(requestFor(text, { group: 'names' }), measure, group).wide[0]!).size,
    );
    expect(new Set(sizes).size).toBe(1);
  });

  it('measures capitals for an uppercase headline', () => {
    const { wide } = solve(requestFor([['Northpier']], { uppercase: true }), measureWideCapitals);
    expect(filledPercentages(['NORTHPIER'], wide, measureWideCapitals)[0]).toBeCloseTo(100, 1);
  });

  it('accepts an empty headline, one letter and a whole paragraph', () => {
    expect(solve(requestFor([]), measure)).toEqual({ wide: [] });
    expect(solve(requestFor([[''], ['news']]), measure).wide).toHaveLength(2);
    expect(decode(solve(requestFor([['I']]), measure).wide[0]!)).toMatchObject({
      size: maxSize,
      width: fittedWidths.max,
    });
    const [long] = solve(requestFor([['word '.repeat(40)]]), measure).wide;
    expect(decode(long!).size).toBeGreaterThan(0);
  });

  it('copyfitKey returns the same key for equal requests', () => {
    const request = requestFor([['A', [{ ins: 'b' }]]], { group: 'c' });
    expect(JSON.parse(copyfitKey(request))).toEqual(request);
    expect(copyfitKey({ ...request })).toBe(copyfitKey(request));
  });
});

describe('LineFit', () => {
  it('decodes to the encoded value, rounded to the step and limited to the range', () => {
    const lineFit = { size: 13.5, width: 87.46875, offset: 0.007, leading: 0.12 };
    const { size, width, offset, leading } = decode(encode(lineFit));
    expect([size, width, leading]).toEqual([lineFit.size, lineFit.width, lineFit.leading]);
    expect(offset).toBeCloseTo(lineFit.offset, 6);
    expect(decode(encode({ ...lineFit, size: 13.4 })).size).toBe(13.5);
    expect(decode(encode({ size: 999, width: 999, offset: -9, leading: 0 }))).toMatchObject({
      size: maxSize,
      offset: -0.08,
    });
  });

  it('has one class per digit', () => {
    expect(digitClasses('34a1f021c')).toBe('f03 f14 f2a f31 f4f f50 f62 f71 f8c');
  });

  it('has no classes for leading of zero', () => {
    expect(digitClasses('34a1f0200')).toBe('f03 f14 f2a f31 f4f f50 f62');
  });

  it('has steps of less than about one pixel on the widest screen', () => {
    // One unit of width changes a line by at most 1.4 %.
    expect(1600 * 0.014 * scales.width.step).toBeLessThan(1);
    expect(1600 * (maxSize / 100) * scales.offset.step).toBeLessThan(1.1);
  });
});

describe('roughFit', () => {
  const decodeAll = (lines: readonly string[]) => lines.map(decode);

  it('sets all lines in one size, and the letters of shorter lines wider', () => {
    const [long, short] = decodeAll(roughFit(requestFor([['A line of text'], ['and fewer']])).wide);
    expect(short!.size).toBe(long!.size);
    expect(short!.width).toBeGreaterThan(long!.width);
  });

  it('sets no line larger than allowed, and an empty line', () => {
    const fits = decodeAll(roughFit(requestFor([['Hi'], ['']], { largestSize: 20 })).wide);
    expect(fits.map(({ size }) => size)).toEqual([20, 20]);
  });

  it('fits each chunk for narrow screens when a line has several', () => {
    const { narrow } = roughFit(requestFor([['One', 'two'], ['three']]));
    expect(narrow?.map(line => line.length)).toEqual([2, 1]);
  });

  it('sets lines on narrow screens no larger than the size for them', () => {
    const { wide, narrow } = roughFit(requestFor([['Short']], { narrowSize: 10 }));
    expect(decode(narrow![0]![0]!).size).toBe(10);
    expect(decode(wide[0]!).size).toBeGreaterThan(10);
  });
});
