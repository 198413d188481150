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

/** What a face is set with, in em of the line: as in CopyfitHeadline.css.ts. */
interface Setting {
  size: number;
  tracking: number;
}
const headline: Setting = { size: 1, tracking: -0.012 };
const pencil: Setting = { size: 1.2, tracking: -0.036 };

/** Of a letter, in em. */
interface Metrics {
  advance: number;
  left: number;
  right: number;
}

interface Typeface {
  metrics(letter: string, width: number): Metrics;
  /** What two letters that follow each other are moved by, in em. */
  kern(pair: string, width: number): number;
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

// Subdivisions of a font unit in HarfBuzz's integers.
const grain = 64;
// Browsers set no ligatures where letters are spaced.
const features = [new Feature('liga', 0), new Feature('clig', 0)];

/**
 * A face, as browsers measure it. Every letter's advance is a whole number of units at every width, so advances are read at the width that
 * is asked for; kerning is not rounded, so it runs straight between the masters.
 * @param masters The widths that the face was drawn at.
 */
async function openTypeface(
  name: 'headline' | 'pencil',
  masters: readonly number[],
  variationsAt: (width: number) => Variation[],
): Promise<Typeface> {
  const files = await Promise.all(
    (await fontFiles(name)).map(async file => ({
      characters: new Set(file.characters),
      face: new Face(new Blob(await convert(await readFile(file.path), 'sfnt'))),
    })),
  );
  const em = files[0]!.face.upem * grain;
  const fileOf = (letter: string) =>
    Math.max(
      0,
      files.findLastIndex(({ characters }) => characters.has(letter)),
    );
  const at = memo((width: number) =>
    files.map(({ face }) => {
      const font = new Font(face);
      font.setScale(em, em);
      font.setVariations(variationsAt(width));
      return font;
    }),
  );
  const metricsAt = memo((width: number) =>
    memo((letter: string): Metrics => {
      const font = at(width)[fileOf(letter)]!;
      const glyph = font.nominalGlyph(letter.codePointAt(0)!) ?? 0;
      const advance = font.glyphHAdvance(glyph);
      const ink = font.glyphExtents(glyph);
      const left = ink?.xBearing ?? 0;
      return { advance: advance / em, left: left / em, right: (advance - left - (ink?.width ?? 0)) / em };
    }),
  );
  const buffer = new Buffer();
  const kerns = memo((pair: string) => {
    const letters = Array.from(pair);
    const [file, other] = letters.map(fileOf);
    return masters.map(width => {
      // Letters of two files are set apart.
      if (file !== other) return 0;
      buffer.clearContents();
      buffer.addText(pair);
      buffer.guessSegmentProperties();
      shape(at(width)[file!]!, buffer, features);
      const set = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return letters.reduce((rest, letter) => rest - metricsAt(width)(letter).advance, set / em);
    });
  });
  return {
    metrics: (letter, width) => metricsAt(width)(letter),
    kern(pair, width) {
      const kern = kerns(pair);
      const next = Math.max(
        1,
        masters.findIndex(master => width <= master),
      );
      const [from, to] = [kern[next - 1]!, kern[next] ?? 0];
      const [low, high] = [masters[next - 1]!, masters[next] ?? Infinity];
      return from + ((to - from) * (width - low)) / (high - low);
    },
  };
}

async function createMeasure(): Promise<Measure> {
  const archivo = await openTypeface('headline', [62, 100, 125], width => [
    new Variation('wght', 800),
    new Variation('wdth', width),
  ]);
  const newsreader = await openTypeface('pencil', [0], () => []);

  return (line, width) => {
    let em = 0;
    let left: number | undefined;
    let trailing = 0;
    for (const mark of line) {
      const inPencil = isWrittenIn(mark);
      const { size, tracking } = inPencil ? pencil : headline;
      const face = inPencil ? newsreader : archivo;
      const at = inPencil ? 0 : width;
      let before = '';
      // A correction is a box of its own: nothing kerns across its edges.
      for (const letter of wordsOf(mark)) {
        const metrics = face.metrics(letter, at);
        em += (metrics.advance + (before ? face.kern(before + letter, at) : 0)) * size + tracking;
        left ??= metrics.left * size;
        trailing = metrics.right * size + tracking;
        before = letter;
      }
    }
    left ??= 0;
    return { em: em - left - trailing, left };
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
