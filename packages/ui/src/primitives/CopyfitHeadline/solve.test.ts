import { describe, expect, it } from 'vitest';
import { decode, digitClasses, encode, maxSize, scales } from './setting.ts';
import { copyfitKey, type CopyfitRequest, type Measure, solve, widths } from './solve.ts';
import { type HeadlineText, isWrittenIn, wordsOf } from './text.ts';

/** Letters of .006 em for each step of the axis; what the editor writes in does not stretch. */
const measure: Measure = (line, width) => ({
  em: line.reduce((em, mark) => em + wordsOf(mark).length * (isWrittenIn(mark) ? 0.4 : width * 0.006), 0),
  left: 0.05,
});

/** The same, with capitals a fifth wider. */
const capitalsAreWide: Measure = (line, width) => {
  const words = line.map(wordsOf).join('');
  const ink = measure(line, width);
  return { ...ink, em: words === words.toUpperCase() ? ink.em * 1.2 : ink.em };
};

const ask = (text: HeadlineText, more: Partial<CopyfitRequest> = {}): CopyfitRequest => ({
  text,
  bias: 0.5,
  uppercase: false,
  ...more,
});

/** How much of its measure each line fills, in hundredths. */
const filled = (lines: readonly string[], settings: readonly string[], by = measure) =>
  settings.map((digits, index) => {
    const { size, width } = decode(digits);
    return by([lines[index]!], width).em * size;
  });

describe('solve', () => {
  it('sets the lines of a headline in one size, and each fills the measure', () => {
    const text = [['Two lines'], ['will do.']];
    const { wide, narrow } = solve(ask(text), measure);
    const [first, second] = wide.map(decode);
    expect(first!.size).toBe(second!.size);
    for (const share of filled(text.flat(), wide)) expect(share).toBeCloseTo(100, 1);
    expect(first!.offset).toBeCloseTo(0.05);
    expect(narrow).toBeUndefined();
  });

  it('goes from the widest letters to the largest with its bias', () => {
    const text = [['Two lines'], ['will do.']];
    const [widest, middle, largest] = [0, 0.5, 1].map(bias =>
      decode(solve(ask(text, { bias }), measure).wide[1]!),
    );
    expect(widest!.size).toBeLessThan(middle!.size);
    expect(middle!.size).toBeLessThan(largest!.size);
    expect(widest!.width).toBeGreaterThan(largest!.width);
  });

  it('breaks into chunks on narrow sheets, in a size of their own', () => {
    const text = [['We build', 'startups'], ['and sell']];
    const { wide, narrow } = solve(ask(text), measure);
    expect(wide).toHaveLength(2);
    expect(narrow!.map(line => line.length)).toEqual([2, 1]);
    for (const share of filled(text.flat(), narrow!.flat())) expect(share).toBeCloseTo(100, 1);
  });

  it('lets the size of a line give where its letters cannot', () => {
    const text = [['News'], ['representative'], ['government']];
    const { wide } = solve(ask(text), measure);
    for (const share of filled(text.flat(), wide)) expect(share).toBeCloseTo(100, 1);
    const [short, long, other] = wide.map(decode);
    // The outlier stands alone; the other two still share a size.
    expect(long!.size).toBe(other!.size);
    expect(short!.size).toBeGreaterThan(long!.size);
    expect(short!.width).toBeGreaterThan(widths.max - 2);
  });

  it('fits what the editor wrote in around its fixed width', () => {
    const { wide } = solve(ask([[[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]]), measure);
    const { size, width } = decode(wide[0]!);
    expect((9 * width * 0.006 + 5 * 0.4) * size).toBeCloseTo(100, 1);
  });

  it('gives the headlines of a group one size', () => {
    const group = [[['Northpier']], [['Kettlemoor']], [['Hopyard']]];
    const sizes = group.map(
      text => decode(solve(ask(text, { group: 'names' }), measure, group).wide[0]!).size,
    );
    expect(new Set(sizes).size).toBe(1);
  });

  it('measures capitals where they are set', () => {
    const { wide } = solve(ask([['Northpier']], { uppercase: true }), capitalsAreWide);
    expect(filled(['NORTHPIER'], wide, capitalsAreWide)[0]).toBeCloseTo(100, 1);
  });

  it('stands with no words, with one letter and with a whole paragraph', () => {
    expect(solve(ask([]), measure)).toEqual({ wide: [] });
    expect(solve(ask([[''], ['news']]), measure).wide).toHaveLength(2);
    expect(decode(solve(ask([['I']]), measure).wide[0]!)).toMatchObject({ size: maxSize, width: widths.max });
    const [long] = solve(ask([['word '.repeat(40)]]), measure).wide;
    expect(decode(long!).size).toBeGreaterThan(0);
  });

  it('is named by what it was asked', () => {
    const request = ask([['A', [{ ins: 'b' }]]], { group: 'c' });
    expect(JSON.parse(copyfitKey(request))).toEqual(request);
    expect(copyfitKey({ ...request })).toBe(copyfitKey(request));
  });
});

describe('a setting', () => {
  it('survives its digits, to their steps', () => {
    const setting = { size: 13.5, width: 87.46875, offset: 0.007 };
    const { size, width, offset } = decode(encode(setting));
    expect([size, width]).toEqual([setting.size, setting.width]);
    expect(offset).toBeCloseTo(setting.offset, 6);
    expect(decode(encode({ size: 999, width: 999, offset: -9 }))).toMatchObject({
      size: maxSize,
      offset: -0.08,
    });
  });

  it('is a class for every digit', () => {
    expect(digitClasses('34a1f02')).toBe('f03 f14 f2a f31 f4f f50 f62');
  });

  it('is fine enough for the widest sheet: no step moves a line by a pixel', () => {
    // The measure grows by 1.4 % at most for a unit of width.
    expect(1600 * 0.014 * scales.width.step).toBeLessThan(1);
    expect(1600 * (maxSize / 100) * scales.offset.step).toBeLessThan(1.1);
  });
});
