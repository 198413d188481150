import { type Digits, encode, maxSize, scales } from './setting.ts';
import {
  type HeadlineText,
  type Line,
  type Mark,
  narrowLines,
  rebreaks,
  wideLines,
  wordsOf,
} from './text.ts';

/** The ink of a line at one width of the axis, in em. */
export interface Ink {
  /** From the first letter's left edge to the last one's right edge. */
  em: number;
  /** Left side bearing of the first letter. */
  left: number;
}

/** Measures a line in headline type at a width of the axis. */
export type Measure = (line: Line, width: number) => Ink;

/** What a headline asks of the solver. */
export interface CopyfitRequest {
  text: HeadlineText;
  /** Which of the possible sizes: 0 the smallest and widest, 1 the largest and narrowest. */
  bias: number;
  uppercase: boolean;
  /** The name of the headlines that share one size. */
  group?: string | undefined;
}

/** A solved headline. */
export interface Fit {
  /** Of each line on wide sheets. */
  wide: readonly Digits[];
  /** Of each line's chunks on narrow sheets, where these break elsewhere. */
  narrow?: readonly (readonly Digits[])[];
}

/** One name for equal requests: the request itself, as JSON. */
export const copyfitKey = ({ text, bias, uppercase, group }: CopyfitRequest): string =>
  JSON.stringify({ text, bias, uppercase, group });

/** The part of the axis that lines are fitted with; a little is kept in reserve at the narrow end. */
export const widths = { min: 64, max: 125 } as const;

/** The sizes at which a line can fill its measure, in cqi. */
type Range = readonly [low: number, high: number];

const { step } = scales.size;
const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function rangeOf(line: Line, measure: Measure): Range {
  const low = Math.ceil(100 / measure(line, widths.max).em / step) * step;
  const high = Math.floor(100 / measure(line, widths.min).em / step) * step;
  return [within(step, low, maxSize), within(step, high, maxSize)];
}

/**
 * The size for all: where the ranges meet, `bias` picks; where they do not, it is the one that asks the lines to give the
 * least (the sum of what each lies outside) and that most can share. All of these lie between the middle two of all bounds.
 */
function sizeFor(ranges: readonly Range[], bias: number): number {
  const bounds = ranges.flat().toSorted((a, b) => a - b);
  const low = bounds[ranges.length - 1] ?? step;
  const high = bounds[ranges.length] ?? step;
  const picked = Math.round((low + (high - low) * bias) / step) * step;
  const shared = (size: number) => ranges.filter(([least, most]) => least <= size && size <= most).length;
  return [picked, low, high].toSorted((a, b) => shared(b) - shared(a))[0]!;
}

/**
 * The setting that comes nearest to the measure. A line grows almost evenly along the axis, so guesses on the straight between what
 * fits and what does not close in fast; not quite evenly, for advances are whole units: three equal letters grow at once.
 */
function fill(line: Line, size: number, measure: Measure): Digits {
  const grain = scales.width.step;
  const spare = (place: number) => 100 - measure(line, place * grain).em * size;
  let [fits, room] = [widths.min / grain, spare(widths.min / grain)];
  let [exceeds, excess] = [widths.max / grain, spare(widths.max / grain)];
  while (room > 0 && excess < 0 && exceeds - fits > 1) {
    const guess = Math.round(fits + ((exceeds - fits) * room) / (room - excess));
    const tried = within(fits + 1, guess, exceeds - 1);
    const left = spare(tried);
    if (left < 0) [exceeds, excess] = [tried, left];
    else [fits, room] = [tried, left];
  }
  const width = (Math.abs(room) < Math.abs(excess) ? fits : exceeds) * grain;
  return encode({ size, width, offset: measure(line, width).left });
}

const capitals = (mark: Mark): Mark => {
  const words = wordsOf(mark).toUpperCase();
  return typeof mark === 'string' ? words : 'ins' in mark ? { ins: words } : { del: words };
};

const hasInk = (line: Line): boolean => line.some(mark => wordsOf(mark).trim() !== '');

/** Measures once: a line is asked for at the ends of the axis by its range, by its size and by its filling. */
function remembering(measure: Measure): Measure {
  const known = new Map<Line, Map<number, Ink>>();
  return (line, width) => {
    const inks = known.get(line) ?? new Map<number, Ink>();
    known.set(line, inks);
    let ink = inks.get(width);
    if (!ink) inks.set(width, (ink = measure(line, width)));
    return ink;
  };
}

/** Sets every line to fill the measure: in the common size, or the nearest to it that the line's own range allows. */
function setLines(lines: readonly Line[], group: readonly Line[], bias: number, measure: Measure): Digits[] {
  const size = sizeFor(
    group.filter(hasInk).map(line => rangeOf(line, measure)),
    bias,
  );
  return lines.map(line => {
    if (!hasInk(line)) return encode({ size, width: 100, offset: 0 });
    const [low, high] = rangeOf(line, measure);
    return fill(line, within(low, size, high), measure);
  });
}

/**
 * Fits a headline to its measure, at every width of it: sizes are in cqi, so a line's width in em is constant.
 * @param group The texts of all headlines that share its size, its own among them.
 */
export function solve(
  { text, bias, uppercase }: CopyfitRequest,
  measure: Measure,
  group: readonly HeadlineText[] = [text],
): Fit {
  const cased: Measure = uppercase ? (line, width) => measure(line.map(capitals), width) : measure;
  const set = remembering(cased);
  const fit = (linesOf: (text: HeadlineText) => readonly Line[]) => {
    const lines = linesOf(text);
    return setLines(
      lines,
      group.flatMap(other => (other === text ? lines : linesOf(other))),
      bias,
      set,
    );
  };
  const wide = fit(wideLines);
  if (!group.some(rebreaks)) return { wide };
  const narrow = fit(narrowLines);
  return { wide, narrow: text.map(line => narrow.splice(0, line.length)) };
}
