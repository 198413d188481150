import { readFile } from 'node:fs/promises';
import {
  copyfitKey,
  type CopyfitRequest,
  type Fit,
  type Measure,
  solve,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import { type HeadlineText, isWrittenIn, wordsOf } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { fontFiles } from './fonts.ts';

/** What a run is set with, in em of the line: as in CopyfitHeadline.css.ts. */
const headline = { size: 1, tracking: -0.012 };
const pencil = { size: 1.2, tracking: -0.036 };

/** A face at every width of its axis, in em. */
interface Typeface {
  advance(letter: string, width: number): number;
  /** What the second of two letters is moved by, against the first. */
  kern(pair: string, width: number): number;
  /** Where a letter's ink begins, from its origin. */
  inkStart(letter: string, width: number): number;
  /** Where it ends. */
  inkEnd(letter: string, width: number): number;
}

/** Calls `make` once for each key. */
function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
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
  const kerns = memo((pair: string) => {
    const letters = Array.from(pair);
    const [file, other] = letters.map(fileOf);
    return masters.map(width => {
      // Letters from two files do not know each other.
      if (file !== other) return 0;
      buffer.clearContents();
      buffer.addText(pair);
      buffer.guessSegmentProperties();
      shape(fontsAt(width)[file!]!, buffer, features);
      const shaped = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return letters.reduce((kern, letter) => kern - advancesAt(width)(letter), shaped / em);
    });
  });

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
    advance: (letter, width) => advancesAt(width)(letter),
    kern: (pair, width) => between(kerns(pair), width),
    inkStart: (letter, width) => between(starts(letter), width),
    inkEnd: (letter, width) => between(ends(letter), width),
  };
}

async function createMeasure(): Promise<Measure> {
  const archivo = await openTypeface('headline', [62, 100, 125], width => [
    new Variation('wght', 800),
    new Variation('wdth', width),
  ]);
  const newsreader = await openTypeface('pencil', [0], () => []);

  return (line, width) => {
    let pen = 0;
    let left: number | undefined;
    let right = 0;
    for (const mark of line) {
      const [face, { size, tracking }, at] = isWrittenIn(mark)
        ? ([newsreader, pencil, 0] as const)
        : ([archivo, headline, width] as const);
      // A correction is a box of its own: nothing kerns across its edges.
      let before = '';
      for (const letter of wordsOf(mark)) {
        if (before) pen += face.kern(before + letter, at) * size;
        left ??= face.inkStart(letter, at) * size;
        pen += face.advance(letter, at) * size + tracking;
        before = letter;
      }
      if (before) right = pen - tracking + (face.inkEnd(before, at) - face.advance(before, at)) * size;
    }
    return { em: right - (left ?? 0), left: left ?? 0 };
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

/** Fits headlines by the fonts that the site ships, without a browser. */
export async function createFitter(): Promise<{ page(): PageFitter }> {
  const measure = await createMeasure();
  const alone = memo((key: string) => solve(JSON.parse(key) as CopyfitRequest, measure));
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
