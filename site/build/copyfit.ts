import { readFile } from 'node:fs/promises';
import {
  copyfitKey,
  type CopyfitRequest,
  type Fit,
  type Measure,
  solve,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import {
  type HeadlineText,
  isWrittenIn,
  type Line,
  wordsOf,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { fontFiles } from './fonts.ts';

/** What a run is set with, in em of the line: as in CopyfitHeadline.css.ts. */
const headline = { size: 1, tracking: -0.012 };
const pencil = { size: 1.2, tracking: -0.036 };

/** A face at every width of its axis, in em. */
interface Typeface {
  advancesAt(width: number): (letter: string) => number;
  /** What kerning adds to a run of letters. */
  kern(letters: readonly string[]): (width: number) => number;
  /** Where a letter's ink begins, from its origin. */
  inkStart(letter: string, width: number): number;
  /** Where it ends. */
  inkEnd(letter: string, width: number): number;
}

/** Calls `make` once for each key. */
function memo<Key, Value>(
  make: (key: Key) => Value,
  made: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown } = new Map<Key, Value>(),
): (key: Key) => Value {
  return key => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

const glyphOf = (font: Font, letter: string) => font.nominalGlyph(letter.codePointAt(0)!) ?? 0;

// HarfBuzz counts in integers: so many to a font unit.
const grain = 64;
// Browsers set no ligatures where letters are spaced.
const features = [new Feature('liga', 0), new Feature('clig', 0)];

/**
 * Opens the files of a face. Like browsers, it takes an advance for a whole number of font units at any width, so advances are
 * asked for at that width; outlines and kerning are not rounded, and run straight between the masters.
 * @param masters The widths that the face was drawn at.
 */
async function openTypeface(
  name: 'headline' | 'pencil',
  masters: readonly number[],
  variationsAt: (width: number) => Variation[],
): Promise<Typeface> {
  const files = await Promise.all(
    (await fontFiles(name)).map(async ({ path, characters, second }) => ({
      face: new Face(new Blob(await convert(await readFile(path), 'sfnt'))),
      characters: new Set(characters),
      second,
    })),
  );
  const em = files[0]!.face.upem * grain;
  // What no file has comes from another font: it is given the room of a missing glyph.
  const fileOf = memo((letter: string) =>
    files.findIndex(({ characters, second }) => characters.has(letter) || second),
  );
  const fontsAt = memo((width: number) =>
    files.map(({ face }) => {
      const font = new Font(face);
      font.setScale(em, em);
      font.setVariations(variationsAt(width));
      return font;
    }),
  );
  const advancesAt = memo((width: number) =>
    memo((letter: string) => {
      const font = fontsAt(width)[fileOf(letter)]!;
      return font.glyphHAdvance(glyphOf(font, letter)) / em;
    }),
  );

  const buffer = new Buffer();
  const kerns = memo((letter: string) =>
    memo((next: string) =>
      masters.map(width => {
        const file = fileOf(letter);
        // Letters from two files do not know each other.
        if (file !== fileOf(next)) return 0;
        buffer.clearContents();
        buffer.addText(letter + next);
        buffer.guessSegmentProperties();
        shape(fontsAt(width)[file]!, buffer, features);
        const shaped = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        return shaped / em - advancesAt(width)(letter) - advancesAt(width)(next);
      }),
    ),
  );

  const edgeOf = (bound: (...xs: number[]) => number) =>
    memo((letter: string) =>
      masters.map(width => {
        const font = fontsAt(width)[fileOf(letter)]!;
        const outline = font.glyphToJson(glyphOf(font, letter));
        const xs = outline.flatMap(({ values }) => values.filter((_, index) => index % 2 === 0));
        return xs.length > 0 ? bound(...xs) / em : 0;
      }),
    );
  const starts = edgeOf(Math.min);
  const ends = edgeOf(Math.max);

  /** Between the masters on either side of `width`, evenly. */
  const between = (values: readonly number[], width: number): number => {
    const next = masters.findIndex(master => width <= master);
    if (next <= 0) return values[0]!;
    const share = (width - masters[next - 1]!) / (masters[next]! - masters[next - 1]!);
    return values[next - 1]! + (values[next]! - values[next - 1]!) * share;
  };

  return {
    advancesAt,
    kern(letters) {
      const pairs = letters.slice(1).map((next, index) => kerns(letters[index]!)(next));
      const sums = masters.map((_, master) => pairs.reduce((sum, kern) => sum + kern[master]!, 0));
      return width => between(sums, width);
    },
    inkStart: (letter, width) => between(starts(letter), width),
    inkEnd: (letter, width) => between(ends(letter), width),
  };
}

async function createMeasure(): Promise<Measure> {
  const archivo = await openTypeface('headline', [62, 100, 125], width => [new Variation('wdth', width)]);
  const newsreader = await openTypeface('pencil', [0], () => []);

  /** What of a line is the same at every width; lines are measured at several before one is theirs. */
  const typeset = memo(
    (line: Line) =>
      line
        .map(mark => {
          const letters = Array.from(wordsOf(mark));
          const counts = [...Map.groupBy(letters, letter => letter)].map(
            ([letter, { length }]) => [letter, length] as const,
          );
          const written = isWrittenIn(mark);
          const face = written ? newsreader : archivo;
          // A correction is a box of its own: nothing kerns across its edges.
          return {
            face,
            letters,
            counts,
            kern: face.kern(letters),
            written,
            ...(written ? pencil : headline),
          };
        })
        .filter(({ letters }) => letters.length > 0),
    new WeakMap(),
  );

  return (line, axis) => {
    const runs = typeset(line);
    let pen = 0;
    let right = 0;
    for (const { face, letters, counts, kern, written, size, tracking } of runs) {
      const width = written ? 0 : axis;
      const advance = face.advancesAt(width);
      let run = kern(width);
      for (const [letter, count] of counts) run += advance(letter) * count;
      pen += run * size + letters.length * tracking;
      const last = letters.at(-1)!;
      right = pen - tracking + (face.inkEnd(last, width) - advance(last)) * size;
    }
    const first = runs[0];
    const left = first ? first.face.inkStart(first.letters[0]!, first.written ? 0 : axis) * first.size : 0;
    return { em: right - left, left };
  };
}

/** Fits the headlines of one page. */
export interface PageFitter {
  fit(request: CopyfitRequest): Fit;
  /**
   * Whether all answers still stand. A group is fitted with those of its headlines that have been asked for: when it has
   * grown since the last call, the page has to be rendered again.
   */
  settled(): boolean;
}

/** Headlines that are worth remembering: those of many pages are among the first. */
const enough = 2000;

/** Fits headlines by the fonts that the site ships, without a browser. */
export async function createFitter(): Promise<{ page(): PageFitter }> {
  const measure = await createMeasure();
  const made = new Map<string, Fit>();
  const alone = memo((key: string) => solve(JSON.parse(key) as CopyfitRequest, measure), {
    get: key => made.get(key),
    set: (key, fit) => made.size < enough && made.set(key, fit),
  });
  return {
    page() {
      const groups = new Map<string, Map<string, HeadlineText>>();
      let grown = false;
      return {
        fit(request) {
          const key = copyfitKey(request);
          if (request.group === undefined) return alone(key);
          const group = groups.get(request.group) ?? new Map<string, HeadlineText>();
          groups.set(request.group, group);
          grown ||= !group.has(key);
          group.set(key, request.text);
          return solve(request, measure, [...group.values()]);
        },
        settled() {
          const settled = !grown;
          grown = false;
          return settled;
        },
      };
    },
  };
}
