import { Buffer, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';

interface TextStyle {
  /** Start of the text on the baseline, and its size, in units of the drawing. */
  x: number;
  y: number;
  size: number;
  /** In em. */
  letterSpacing?: number;
  /** The axes of a variable font. */
  axes?: Readonly<Record<string, number>>;
}

interface Outlines {
  /** For `<path d>`. */
  path: string;
  /** The x coordinate after the text. */
  end: number;
}

export type DrawText = (text: string, style: TextStyle) => Outlines;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a function that turns text into outlines, so that a drawing needs no font. */
export async function openOutlines(name: Parameters<typeof openFont>[0]): Promise<DrawText> {
  const { faces, faceOf } = await openFont(name);
  const buffer = new Buffer();

  return (text, { x, y, size, letterSpacing = 0, axes = {} }) => {
    const features = letterSpacing === 0 ? [] : [new Feature('liga', 0), new Feature('clig', 0)];
    let path = '';
    let end = x;
    for (const run of runsByFace(text, faceOf)) {
      const face = faces[run.face]!;
      const font = new Font(face);
      font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
      const scale = size / face.upem;
      buffer.clearContents();
      buffer.addText(run.text);
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
                round(index % 2 === 0 ? end + (value + xOffset) * scale : y - (value + yOffset) * scale),
              )
              .join(' ');
        }
        end += xAdvance * scale + letterSpacing * size;
      }
    }
    return { path, end };
  };
}

/** Splits a text where its font file changes; HarfBuzz kerns letters of one file only. */
function runsByFace(text: string, faceOf: (character: string) => number) {
  const runs: { face: number; text: string }[] = [];
  for (const character of text) {
    const face = faceOf(character);
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
