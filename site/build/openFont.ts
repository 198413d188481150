// Opens a font in HarfBuzz, the library that chooses and places the glyphs of a text.
import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { fontFiles } from './fonts.ts';

/** A font that is open in HarfBuzz. The site ships it as several files (faces), each with some of the characters. */
export interface OpenFont {
  faces: readonly Face[];
  /** Returns the index of the face that has a character; the last index for a character that no face has. */
  faceOf: (character: string) => number;
}

/** Opens the files of a font, as the site ships them, for HarfBuzz. */
export async function openFont(name: Parameters<typeof fontFiles>[0]): Promise<OpenFont> {
  const files = await fontFiles(name);
  const faces = await Promise.all(
    files.map(async ({ path }) => new Face(new Blob(await convert(await readFile(path), 'sfnt')))),
  );
  const characters = files.map(file => new Set(file.characters));
  return {
    faces,
    faceOf(character) {
      const index = characters.findIndex(set => set.has(character));
      return index < 0 ? faces.length - 1 : index;
    },
  };
}
