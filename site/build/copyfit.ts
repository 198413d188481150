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

/** A length in em, by the width of the letters. */
type LengthAt = (width: number) => number;

/** Metrics of a font at every width of its axis, in em. */
interface FontMetrics {
  /** A number for each letter, which stands for it in the other metrics. */
  indexOf(letter: string): number;
  advancesAt(width: number): (index: number) => number;
  /** The sum of a run's kerning. */
  kern(indexes: readonly number[]): LengthAt;
  /** Distance from a letter's origin to the left edge of its ink. */
  inkStart(index: number): LengthAt;
  /** Distance from a letter's origin to the right edge of its ink. */
  inkEnd(index: number): LengthAt;
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

/** A width in whole steps of the axis. V8 finds a whole number in a map several times faster than a fraction. */
const stepsOf = (width: number): number => Math.round(width / widthAxis.step);

/** The number of measured lines that are cached: enough for the lines that many pages share. */
const maxCachedLines = 2000;
/** At least the number of lines in one headline. */
const maxFittedLines = 50;

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
  const advancesAtSteps = memo((steps: number) => {
    const width = steps * widthAxis.step;
    const advances: number[] = [];
    return (index: number) => {
      const advance = advances[index];
      if (advance !== undefined) return advance;
      const letter = known[index]!;
      const font = fontsAt(width)[faceOf(letter)]!;
      return (advances[index] = font.glyphHAdvance(glyphOf(font, letter)) / em);
    };
  });

  const advancesAt = (width: number) => advancesAtSteps(stepsOf(width));

  const buffer = new Buffer();
  const kerns = memo((index: number) =>
    memo((nextIndex: number) => {
      const [letter, next] = [known[index]!, known[nextIndex]!];
      const face = faceOf(letter);
      return masters.map(width => {
        // Letters of two files are not kerned.
        if (face !== faceOf(next)) return 0;
        buffer.clearContents();
        buffer.addText(letter + next);
        buffer.guessSegmentProperties();
        shape(fontsAt(width)[face]!, buffer, features);
        const shaped = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        const advance = advancesAt(width);
        return shaped / em - advance(index) - advance(nextIndex);
      });
    }),
  );

  /** Interpolates between the masters on either side of a width. */
  const interpolate =
    (values: readonly number[]): LengthAt =>
    width => {
      const next = masters.findIndex(master => width <= master);
      if (next <= 0) return values[0]!;
      const share = (width - masters[next - 1]!) / (masters[next]! - masters[next - 1]!);
      return values[next - 1]! + (values[next]! - values[next - 1]!) * share;
    };

  const edgeOf = (bound: (...xs: number[]) => number) =>
    memo((index: number) => {
      const letter = known[index]!;
      const edges = masters.map(width => {
        const font = fontsAt(width)[faceOf(letter)]!;
        const outline = font.glyphToJson(glyphOf(font, letter));
        const xs = outline.flatMap(({ values }) => values.filter((_, position) => position % 2 === 0));
        return xs.length > 0 ? bound(...xs) / em : 0;
      });
      return interpolate(edges);
    });

  return {
    indexOf,
    advancesAt,
    kern(indexes) {
      const pairs = indexes.slice(1).map((next, position) => kerns(indexes[position]!)(next));
      return interpolate(masters.map((_, master) => pairs.reduce((sum, kern) => sum + kern[master]!, 0)));
    },
    inkStart: edgeOf(Math.min),
    inkEnd: edgeOf(Math.max),
  };
}

async function createMeasure(): Promise<MeasureLine> {
  const widths = [widthAxis.min, 100, widthAxis.max];
  const headline = await openMetrics('headline', widths, width => [new Variation('wdth', width)]);
  const pencil = await openMetrics('pencil', [0], () => []);

  /** The data of a line that does not depend on the width. */
  const runsOf = (line: Line) =>
    line
      .filter(run => textOf(run) !== '')
      .map(run => {
        const letters = Array.from(textOf(run));
        const isPencil = isInsertion(run);
        const font = isPencil ? pencil : headline;
        const indexes = letters.map(letter => font.indexOf(letter));
        const counts = new Map<number, number>();
        for (const index of indexes) counts.set(index, (counts.get(index) ?? 0) + 1);
        const [last, previous] = indexes.slice(-2).toReversed();
        // A run is an inline box: browsers do not kern across its edges.
        return {
          font,
          length: letters.length,
          counts: [...counts],
          spaceCount: isPencil ? 0 : letters.filter(letter => /[ \u00A0]/.test(letter)).length,
          kern: font.kern(indexes),
          lastKern: font.kern(indexes.slice(-2)),
          first: indexes[0]!,
          last: last!,
          previous,
          isPencil,
          ...(isPencil ? pencilRun : headlineRun),
        };
      });

  const measureRuns = (runs: ReturnType<typeof runsOf>, axis: number): LineExtent => {
    let x = 0;
    let right = 0;
    for (const run of runs) {
      const { font, last, previous, size, letterSpacing } = run;
      const width = run.isPencil ? 0 : axis;
      const advance = font.advancesAt(width);
      let advances = run.kern(width);
      for (const [index, count] of run.counts) advances += advance(index) * count;
      x += advances * size + run.length * letterSpacing + run.spaceCount * wordSpacingAt(width);
      const end = x - letterSpacing;
      right = end + (font.inkEnd(last)(width) - advance(last)) * size;
      if (previous !== undefined) {
        // The letter before the last may reach further to the right than the last, as an italic d before a full stop.
        const lastAdvance = advance(last) + run.lastKern(width);
        const previousEnd = font.inkEnd(previous)(width) - advance(previous);
        right = Math.max(right, end + (previousEnd - lastAdvance) * size - letterSpacing);
      }
    }
    const firstRun = runs[0];
    const left = firstRun
      ? firstRun.font.inkStart(firstRun.first)(firstRun.isPencil ? 0 : axis) * firstRun.size
      : 0;
    return { widthEm: right - left, leftBearingEm: left };
  };

  // A line is measured at several widths, and pages share lines: the name of a city is in several headlines of its pages.
  const measureOfText = memo((text: string) => {
    const runs = runsOf(JSON.parse(text) as Line);
    return memo((steps: number) => measureRuns(runs, steps * widthAxis.step));
  }, createRecentCache(maxCachedLines));
  // By the line itself, because a fit measures each of its lines several times. A weak map would slow down the garbage collection.
  const measureOf = memo(
    (line: Line) => measureOfText(JSON.stringify(line)),
    createRecentCache(maxFittedLines),
  );
  return (line, width) => measureOf(line)(stepsOf(width));
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
