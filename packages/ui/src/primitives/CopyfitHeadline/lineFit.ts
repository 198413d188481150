// The fit of one line of a headline, and how it is written: as hexadecimal digits, each of which becomes a class of the line.
import { widthAxis } from '@fit-to-print/ui/brand';

/** The size, width and offset with which one line fills its column. Size and offset are relative, so one fit holds for every column width. */
export interface LineFit {
  /** Font size in cqi: hundredths of the column width. */
  size: number;
  /** The value on the width axis of the display face, in percent. */
  width: number;
  /** The empty space to the left of the first letter's strokes, in em. The line is moved to the left by this, so that all lines begin at one edge. */
  offset: number;
  /** Space above the line in em, in addition to the line height, so that its letters do not touch the line above. */
  leading: number;
}

/**
 * Fits are rounded to `step` and written as hexadecimal digits. Inline styles are not possible, because the content security policy forbids
 * them, and one rule for each line would be too many bytes. A line has one class for each digit (`digitClasses`), and CSS computes the value
 * from them (CopyfitHeadline.css.ts). With one step of width, a line on the widest screen gets a third of a pixel longer. The size is
 * rounded first, and the width is computed for the rounded size, so the step of the size causes no error.
 */
export const scales = {
  size: { start: 0, digitCount: 2, min: 1 / 4, step: 1 / 4 },
  width: { start: 2, digitCount: 3, min: widthAxis.min, step: widthAxis.step },
  offset: { start: 5, digitCount: 2, min: -0.08, step: 0.001 },
  leading: { start: 7, digitCount: 2, min: 0, step: 0.01 },
} as const satisfies Record<keyof LineFit, Scale>;

/** The way in which a value of a fit is written as digits. */
export interface Scale {
  /** Index of the first digit. */
  start: number;
  /** The number of digits in which a value is written. */
  digitCount: number;
  /** The value that is written as zeros. */
  min: number;
  /** The difference between two values. */
  step: number;
}

/** A line's fit as nine hexadecimal digits: two of size, three of width, two of offset, two of leading. */
export type EncodedFit = string;

/** The largest size of a line that the digits can express, in cqi. */
export const maxSize = scales.size.min + (16 ** scales.size.digitCount - 1) * scales.size.step;

const encodeValue = ({ digitCount, min, step }: Scale, value: number): string => {
  const steps = Math.round((value - min) / step);
  return Math.min(16 ** digitCount - 1, Math.max(0, steps))
    .toString(16)
    .padStart(digitCount, '0');
};

/** Rounds a fit to its scales, and writes it as digits. */
export const encode = ({ size, width, offset, leading }: LineFit): EncodedFit =>
  encodeValue(scales.size, size) +
  encodeValue(scales.width, width) +
  encodeValue(scales.offset, offset) +
  encodeValue(scales.leading, leading);

/** Converts digits back to the fit of a line. */
export function decode(encodedFit: EncodedFit): LineFit {
  const decodeValue = ({ start, digitCount, min, step }: Scale) =>
    min + Number.parseInt(encodedFit.slice(start, start + digitCount), 16) * step;
  return {
    size: decodeValue(scales.size),
    width: decodeValue(scales.width),
    offset: decodeValue(scales.offset),
    leading: decodeValue(scales.leading),
  };
}

/** The name of the custom property for the digit at `index`. The class that sets it has this name with the digit appended. */
export const digitName = (index: number): string => `f${index}`;

/** `34a1f0200` → `f03 f14 f2a f31 f4f f50 f62`. A line without leading has no classes for it. */
export const digitClasses = (encodedFit: EncodedFit): string =>
  Array.from(encodedFit.replace(/00$/, ''), (digit, index) => digitName(index) + digit).join(' ');
