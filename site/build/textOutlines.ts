// Turns text into SVG outlines, so that a drawing needs no font.
import { Buffer, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';

interface TextStyle {
  /** Start of the text on the baseline, and its size, in units of the drawing. */
  x: number;
  y: number;
  size: number;
  /** In em. */
  letterSpacing?: number;
  /** In em. */
  wordSpacing?: number;
  /** The axes of a variable font. */
  axes?: Readonly<Record<string, number>>;
}

interface Outlines {
  /** For `<path d>`. */
  path: string;
  /** The x coordinate after the text. */
  end: number;
  /** The y coordinate of the lowest point of the letters, counted downwards; -Infinity for a text without visible letters. */
  bottom: number;
}

export interface DrawText {
  (text: string, style: TextStyle): Outlines;
  /** The x coordinate after the text, without drawing it. */
  measure(text: string, style: TextStyle): number;
}

/** A font at one setting of its axes. Each outline is read once, because reading copies it out of HarfBuzz's memory. */
interface SetFont {
  font: Font;
  outlines: Map<number, readonly { type: string; values: readonly number[] }[]>;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const withoutLigatures = [new Feature('liga', 0), new Feature('clig', 0)];
/** How many fonts are cached. Each headline line has its own width, and with it its own font. */
const maxFonts = 64;

/** Returns a function that turns text into outlines, so that a drawing needs no font. */
export async function openOutlines(name: Parameters<typeof openFont>[0]): Promise<DrawText> {
  const { faces, faceOf } = await openFont(name);
  const buffer = new Buffer();
  const fonts = new Map<string, SetFont>();

  function fontOf(face: number, axes: Readonly<Record<string, number>>): SetFont {
    const key = JSON.stringify([face, axes]);
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(faces[face]!);
    font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
    const opened = { font, outlines: new Map() };
    if (fonts.size >= maxFonts) fonts.delete(fonts.keys().next().value!);
    fonts.set(key, opened);
    return opened;
  }

  /** Calls `visit` with every glyph of a text and the x coordinate of its origin, and returns the x coordinate after the text. */
  function layOut(
    text: string,
    { x, size, letterSpacing = 0, wordSpacing = 0, axes = {} }: TextStyle,
    visit: (set: SetFont, glyph: number, x: number, yOffset: number, scale: number) => void,
  ): number {
    let end = x;
    for (const run of runsByFace(text, faceOf)) {
      const set = fontOf(run.face, axes);
      const scale = size / faces[run.face]!.upem;
      buffer.clearContents();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(set.font, buffer, letterSpacing === 0 ? [] : withoutLigatures);
      for (const {
        codepoint,
        cluster,
        xOffset = 0,
        yOffset = 0,
        xAdvance = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        visit(set, codepoint, end + xOffset * scale, yOffset * scale, scale);
        end += xAdvance * scale + letterSpacing * size;
        if (run.text[cluster] === ' ') end += wordSpacing * size;
      }
    }
    return end;
  }

  const draw = (text: string, style: TextStyle): Outlines => {
    let path = '';
    let bottom = -Infinity;
    const end = layOut(text, style, ({ font, outlines }, glyph, x, yOffset, scale) => {
      let outline = outlines.get(glyph);
      if (!outline) outlines.set(glyph, (outline = font.glyphToJson(glyph)));
      for (const { type, values } of outline) {
        path += type;
        for (let index = 0; index < values.length; index++) {
          const value = values[index]! * scale;
          if (index > 0) path += ' ';
          if (index % 2 === 0) {
            path += round(x + value);
          } else {
            const y = round(style.y - yOffset - value);
            bottom = Math.max(bottom, y);
            path += y;
          }
        }
      }
    });
    return { path, end, bottom };
  };
  return Object.assign(draw, {
    measure: (text: string, style: TextStyle) => layOut(text, style, () => {}),
  });
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
