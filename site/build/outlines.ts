import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { fontFiles } from './fonts.ts';

/** How words are set. */
interface Setting {
  /** Where the pen starts, on the baseline, and the size of the type: in the drawing's units. */
  x: number;
  y: number;
  size: number;
  /** Letter-spacing in em. */
  tracking?: number;
  /** The axes of a variable face. */
  axes?: Readonly<Record<string, number>>;
}

/** Words as outlines. */
interface Outlines {
  /** For `<path d>`. */
  path: string;
  /** Where the pen stands afterwards. */
  end: number;
}

export type Setter = (words: string, setting: Setting) => Outlines;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Opens a face that turns words into outlines: what draws them then needs no font. */
export async function openOutlines(name: Parameters<typeof fontFiles>[0]): Promise<Setter> {
  const files = await Promise.all(
    (await fontFiles(name)).map(async ({ path, characters }) => ({
      face: new Face(new Blob(await convert(await readFile(path), 'sfnt'))),
      characters: new Set(characters),
    })),
  );
  const fileOf = (letter: string) =>
    Math.max(
      0,
      files.findIndex(({ characters }) => characters.has(letter)),
    );
  const buffer = new Buffer();

  return (words, { x, y, size, tracking = 0, axes = {} }) => {
    const features = tracking === 0 ? [] : [new Feature('liga', 0), new Feature('clig', 0)];
    let path = '';
    let pen = x;
    for (const run of runs(words, fileOf)) {
      const { face } = files[run.file]!;
      const font = new Font(face);
      font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
      const unit = size / face.upem;
      buffer.clearContents();
      buffer.addText(run.words);
      buffer.guessSegmentProperties();
      shape(font, buffer, features);
      for (const {
        codepoint,
        xOffset = 0,
        yOffset = 0,
        xAdvance = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        for (const { type, values } of font.glyphToJson(codepoint)) {
          path +=
            type +
            values
              .map((value, index) =>
                round(index % 2 === 0 ? pen + (value + xOffset) * unit : y - (value + yOffset) * unit),
              )
              .join(' ');
        }
        pen += xAdvance * unit + tracking * size;
      }
    }
    return { path, end: pen };
  };
}

/** Neighboring letters from one file, which know each other. */
function runs(words: string, fileOf: (letter: string) => number) {
  const found: { file: number; words: string }[] = [];
  for (const letter of words) {
    const file = fileOf(letter);
    const last = found.at(-1);
    if (last?.file === file) last.words += letter;
    else found.push({ file, words: letter });
  }
  return found;
}
