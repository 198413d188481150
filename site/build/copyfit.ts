// Copyfit: finds the size and the letter width at which each line of a headline fills its column. It measures the font files with HarfBuzz.
import {
  copyfitKey,
  type CopyfitRequest,
  type HeadlineFit,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import { type LineExtent, type MeasureLine, solve } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import { leadingAbove } from '@fit-to-print/ui/primitives/CopyfitHeadline/leading';
import { widthAxis } from '@fit-to-print/ui/brand';
import {
  headlineType,
  pencilType,
  wordSpacingAt,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import {
  type HeadlineText,
  isInsertion,
  type Line,
  textOf,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { Buffer, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';
import { createRecentCache } from './recentCache.ts';

/** Sizes and letter spacing of the two kinds of text runs, in em of the line. */
const headlineRun = { size: 1, letterSpacing: headlineType.letterSpacing };
const pencilRun = { size: pencilType.size, letterSpacing: pencilType.letterSpacing * pencilType.size };

/** Metrics of a font at every width of its axis, in em. */
interface FontMetrics {
  /** A number for each letter: the index of its advance. */
  indexOf(letter: string): number;
  advancesAt(width: number): (index: number) => number;
  /** The sum of a run's kerning, by width. */
  kern(letters: readonly string[]): (width: number) => number;
  /** Distance from a letter's origin to the left edge of its ink. */
  inkStart(letter: string, width: number): number;
  /** Distance from a letter's origin to the right edge of its ink. */
  inkEnd(letter: string, width: number): number;
}

/** Calls `make` once for each key. */
function memo<Key, Value>(
  make: (key: Key) => Value,
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return key => {
    let value = cache.get(key);
    if (value === undefined) cache.set(key, (value = make(key)));
    return value;
  };
}

const glyphOf = (font: Font, letter: string) => font.nominalGlyph(letter.codePointAt(0)!) ?? 0;

/** The number of measured lines that are cached: enough for the lines that many pages share. */
const maxCachedLines = 2000;

/** HarfBuzz returns integers. This many make one font unit. */
const subunits = 64;
/** Browsers set no ligatures in text with letter spacing. */
const features = [new Feature('liga', 0), new Feature('clig', 0)];

/**
 * Opens a font to measure it. Like browsers, HarfBuzz rounds advances to whole font units at any width, so advances are read at
 * the exact width; outlines and kerning are not rounded, and are interpolated between the masters.
 * @param masters The widths that the font was drawn at.
 */
async function openMetrics(
  name: 'headline' | 'pencil',
  masters: readonly number[],
  variationsAt: (width: number) => Variation[],
): Promise<FontMetrics> {
  const { faces, faceOf: findFace } = await openFont(name);
  const em = faces[0]!.upem * subunits;
  const faceOf = memo(findFace);
  const fontsAt = memo((width: number) =>
    faces.map(face => {
      const font = new Font(face);
      font.setScale(em, em);
      font.setVariations(variationsAt(width));
      return font;
    }),
  );
  const known: string[] = [];
  const indexOf = memo((letter: string) => known.push(letter) - 1);
  // An array is faster than a map, and lines are measured very often.
  const advancesAt = memo((width: number) => {
    const advances: number[] = [];
    return (index: number) => {
      const advance = advances[index];
      if (advance !== undefined) return advance;
      const letter = known[index]!;
      const font = fontsAt(width)[faceOf(letter)]!;
      return (advances[index] = font.glyphHAdvance(glyphOf(font, letter)) / em);
    };
  });

  const buffer = new Buffer();
  const kerns = memo((letter: string) =>
    memo((next: string) =>
      masters.map(width => {
        const face = faceOf(letter);
        // Letters of two files are not kerned.
        if (face !== faceOf(next)) return 0;
        buffer.clearContents();
        buffer.addText(letter + next);
        buffer.guessSegmentProperties();
        shape(fontsAt(width)[face]!, buffer, features);
        const shaped = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        const advance = advancesAt(width);
        return shaped / em - advance(indexOf(letter)) - advance(indexOf(next));
      }),
    ),
  );

  const edgeOf = (bound: (...xs: number[]) => number) =>
    memo((letter: string) =>
      masters.map(width => {
        const font = fontsAt(width)[faceOf(letter)]!;
        const outline = font.glyphToJson(glyphOf(font, letter));
        const xs = outline.flatMap(({ values }) => values.filter((_, index) => index % 2 === 0));
        return xs.length > 0 ? bound(...xs) / em : 0;
      }),
    );
  const starts = edgeOf(Math.min);
  const ends = edgeOf(Math.max);

  /** Interpolates between the masters on either side of `width`. */
  const interpolate = (values: readonly number[], width: number): number => {
    const next = masters.findIndex(master => width <= master);
    if (next <= 0) return values[0]!;
    const share = (width - masters[next - 1]!) / (masters[next]! - masters[next - 1]!);
    return values[next - 1]! + (values[next]! - values[next - 1]!) * share;
  };

  return {
    indexOf,
    advancesAt,
    kern(letters) {
      const pairs = letters.slice(1).map((next, index) => kerns(letters[index]!)(next));
      const sums = masters.map((_, master) => pairs.reduce((sum, kern) => sum + kern[master]!, 0));
      return width => interpolate(sums, width);
    },
    inkStart: (letter, width) => interpolate(starts(letter), width),
    inkEnd: (letter, width) => interpolate(ends(letter), width),
  };
}

async function createMeasure(): Promise<MeasureLine> {
  const widths = [widthAxis.min, 100, widthAxis.max];
  const headline = await openMetrics('headline', widths, width => [new Variation('wdth', width)]);
  const pencil = await openMetrics('pencil', [0], () => []);

  /** The data of a line that does not depend on the width. */
  const runsOf = (line: Line) =>
    line
      .map(run => {
        const letters = Array.from(textOf(run));
        const isPencil = isInsertion(run);
        const font = isPencil ? pencil : headline;
        const counts = [...Map.groupBy(letters, letter => letter)].map(
          ([letter, { length }]) => [font.indexOf(letter), length] as const,
        );
        // A run is an inline box: browsers do not kern across its edges.
        return {
          font,
          letters,
          counts,
          spaceCount: isPencil ? 0 : letters.filter(letter => /[ \u00A0]/.test(letter)).length,
          kern: font.kern(letters),
          isPencil,
          ...(isPencil ? pencilRun : headlineRun),
        };
      })
      .filter(({ letters }) => letters.length > 0);

  const measureRuns = (runs: ReturnType<typeof runsOf>, axis: number): LineExtent => {
    let x = 0;
    let right = 0;
    for (const { font, letters, counts, spaceCount, kern, isPencil, size, letterSpacing } of runs) {
      const width = isPencil ? 0 : axis;
      const advance = font.advancesAt(width);
      let length = kern(width);
      for (const [index, count] of counts) length += advance(index) * count;
      x += length * size + letters.length * letterSpacing + spaceCount * wordSpacingAt(width);
      const endOf = (letter: string) => font.inkEnd(letter, width) - advance(font.indexOf(letter));
      const [last, previous] = letters.slice(-2).toReversed();
      const end = x - letterSpacing;
      right = end + endOf(last!) * size;
      if (previous !== undefined) {
        // The letter before the last may reach further to the right than the last, as an italic d before a full stop.
        const lastAdvance = advance(font.indexOf(last!)) + font.kern([previous, last!])(width);
        right = Math.max(right, end + (endOf(previous) - lastAdvance) * size - letterSpacing);
      }
    }
    const firstRun = runs[0];
    const left = firstRun
      ? firstRun.font.inkStart(firstRun.letters[0]!, firstRun.isPencil ? 0 : axis) * firstRun.size
      : 0;
    return { widthEm: right - left, leftBearingEm: left };
  };

  // A line is measured at several widths, and pages share lines: the name of a city is in several headlines of its pages.
  const measureOfText = memo((text: string) => {
    const runs = runsOf(JSON.parse(text) as Line);
    return memo((width: number) => measureRuns(runs, width));
  }, createRecentCache(maxCachedLines));
  const measureOf = memo((line: Line) => measureOfText(JSON.stringify(line)), new WeakMap());
  return (line, width) => measureOf(line)(width);
}

/** Fits the headlines of one page. */
export interface PageFitter {
  /**
   * Fits one headline.
   *
   * @param key The request's `copyfitKey`, if it is known.
   */
  fit(request: CopyfitRequest, key?: string): HeadlineFit;
  /** True if a group of headlines that share one size has grown since the last call: those fitted before have an outdated size. */
  shouldRenderAgain(): boolean;
}

/** Many pages share headlines, but a large site has too many to cache all of them. */
const maxCachedFits = 1000;

/** Fits headlines with the fonts that the site ships, without a browser. */
export async function createFitter(): Promise<{ page(): PageFitter }> {
  const measure = await createMeasure();
  const fits = createRecentCache<string, HeadlineFit>(maxCachedFits);
  return {
    page() {
      const groups = new Map<string, Map<string, HeadlineText>>();
      let hasNewMember = false;
      return {
        fit(request, key = copyfitKey(request)) {
          if (request.group === undefined) {
            const known = fits.get(key);
            if (known) return known;
            const fit = solve(request, measure, undefined, leadingAbove);
            fits.set(key, fit);
            return fit;
          }
          const group = groups.get(request.group) ?? new Map<string, HeadlineText>();
          groups.set(request.group, group);
          hasNewMember ||= !group.has(key);
          group.set(key, request.text);
          return solve(request, measure, [...group.values()], leadingAbove);
        },
        shouldRenderAgain() {
          const isOutdated = hasNewMember;
          hasNewMember = false;
          return isOutdated;
        },
      };
    },
  };
}
