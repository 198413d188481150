// Turns text into SVG outlines, so that a drawing needs no font.
import { Buffer, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';

interface TextStyle {
  /** Start of the text on the baseline, and its size, in units of the drawing. */
  x: number;
  y: number;
  size: number;
  /** The space between letters, in em. */
  letterSpacing?: number;
  /** The space between words, in em. */
  wordSpacing?: number;
  /** The axes of a variable font. */
  axes?: Readonly<Record<string, number>>;
}

/** The box around the points of an outline. Coordinates of y are counted downwards. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of no points: every other box contains it. */
const emptyBox: Readonly<Box> = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

interface Outlines {
  /** The outlines as the attribute `d` of a `<path>`. */
  path: string;
  /** The x coordinate after the text. */
  end: number;
  box: Box;
}

export interface DrawText {
  (text: string, style: TextStyle): Outlines;
  /** The x coordinate after the text, without drawing it. */
  measure(text: string, style: TextStyle): number;
}

/** The outline of a letter in one size. */
interface Letter {
  /** A path that begins at the letter's origin. All its coordinates are relative, so it can be drawn anywhere. */
  path: string;
  /** The box around the path, relative to the origin. */
  box: Box;
}

/** A font at one setting of its axes. Each letter is read once in each size, because reading copies it out of HarfBuzz's memory. */
interface FontInstance {
  font: Font;
  letters: Map<string, Letter>;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const withoutLigatures = [new Feature('liga', 0), new Feature('clig', 0)];
/** The number of fonts in the cache. Each headline line has its own width, and with it its own font. */
const maxFonts = 64;

/** Returns a function that turns text into outlines, so that a drawing needs no font. */
export async function openOutlines(name: Parameters<typeof openFont>[0]): Promise<DrawText> {
  const { faces, faceOf } = await openFont(name);
  const buffer = new Buffer();
  const fonts = new Map<string, FontInstance>();

  function fontOf(face: number, axes: Readonly<Record<string, number>>): FontInstance {
    const key = JSON.stringify([face, axes]);
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(faces[face]!);
    font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
    const opened = { font, letters: new Map() };
    if (fonts.size >= maxFonts) fonts.delete(fonts.keys().next().value!);
    fonts.set(key, opened);
    return opened;
  }

  /** Calls `visit` with every glyph of a text and the x coordinate of its origin, and returns the x coordinate after the text. */
  function layOut(
    text: string,
    { x, size, letterSpacing = 0, wordSpacing = 0, axes = {} }: TextStyle,
    visit: (instance: FontInstance, glyph: number, x: number, yOffset: number, scale: number) => void,
  ): number {
    let end = x;
    for (const run of runsByFace(text, faceOf)) {
      const instance = fontOf(run.face, axes);
      const scale = size / faces[run.face]!.upem;
      buffer.clearContents();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(instance.font, buffer, letterSpacing === 0 ? [] : withoutLigatures);
      for (const {
        codepoint,
        cluster,
        xOffset = 0,
        yOffset = 0,
        xAdvance = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        visit(instance, codepoint, end + xOffset * scale, yOffset * scale, scale);
        end += xAdvance * scale + letterSpacing * size;
        if (run.text[cluster] === ' ') end += wordSpacing * size;
      }
    }
    return end;
  }

  const draw = (text: string, style: TextStyle): Outlines => {
    let path = '';
    const box = { ...emptyBox };
    const end = layOut(text, style, ({ font, letters }, glyph, x, yOffset, scale) => {
      const key = `${glyph} ${scale}`;
      let letter = letters.get(key);
      if (!letter) letters.set(key, (letter = letterOf(font, glyph, scale)));
      if (!letter.path) return;
      const y = style.y - yOffset;
      path += `M${round(x)} ${round(y)}${letter.path}`;
      extend(box, x + letter.box.left, y + letter.box.top);
      extend(box, x + letter.box.right, y + letter.box.bottom);
    });
    return { path, end, box };
  };
  return Object.assign(draw, {
    measure: (text: string, style: TextStyle) => layOut(text, style, () => {}),
  });
}

function extend(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

function letterOf(font: Font, glyph: number, scale: number): Letter {
  let path = '';
  const box = { ...emptyBox };
  /** The current point, and the start of the current contour, to which the point returns when the contour is closed. */
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { type, values } of font.glyphToJson(glyph)) {
    path += type.toLowerCase();
    if (type === 'Z') [x, y] = [startX, startY];
    let [nextX, nextY] = [x, y];
    for (let index = 0; index < values.length; index += 2) {
      [nextX, nextY] = [round(values[index]! * scale), round(-values[index + 1]! * scale)];
      extend(box, nextX, nextY);
      path += `${index > 0 ? ' ' : ''}${round(nextX - x)} ${round(nextY - y)}`;
    }
    [x, y] = [nextX, nextY];
    if (type === 'M') [startX, startY] = [x, y];
  }
  return { path, box };
}

/** Splits a text where its font file changes; HarfBuzz kerns letters of one file only. */
function runsByFace(text: string, faceOf: (character: string) => number) {
  const runs: { face: number; text: string }[] = [];
  for (const character of text) {
    const face = faceOf(character);
    const lastRun = runs.at(-1);
    if (lastRun?.face === face) lastRun.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
