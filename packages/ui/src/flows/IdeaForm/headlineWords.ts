// Divides the idea that a visitor types into the lines of a headline, and finds its struck-out word (a word with a line through it).
/** A word of a text, and its position there. A word that is longer than a line is divided into several. */
export interface Word {
  readonly text: string;
  /** The position of the word's first character in the text. */
  readonly start: number;
}

/** A typed text, divided into the lines of a headline. */
export interface Headline {
  /** The words of each line. */
  readonly lines: readonly (readonly Word[])[];
  /** True if the text is longer than the headline. */
  readonly isCut: boolean;
}

/** In letters, as `lengthOf` counts them. Longer lines would be smaller than the text around the headline. */
const maxLineLength = 22;
const maxLines = 6;

/** Splits a text into letters as a reader sees them: one emoji may consist of several characters. */
const lettersOf = (text: string): string[] =>
  // Older browsers have no segmenter; they divide only very long words in wrong places.
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** The code of the first letter of the East Asian scripts in Unicode. The codes of emoji are higher. */
const firstEastAsianCode = 0x2e80;
/** The width of a letter in Latin letters: letters of Chinese, Japanese and Korean, and emoji, are about twice as wide. */
const lengthOf = (letter: string): number => (letter.codePointAt(0)! < firstEastAsianCode ? 1 : 2);
const textLength = (text: string): number =>
  lettersOf(text).reduce((length, letter) => length + lengthOf(letter), 0);

/** Divides a word that is longer than a line into parts of similar lengths. */
function divideWord({ text, start }: Word): Word[] {
  const parts: { text: string; start: number; length: number }[] = [];
  const total = textLength(text);
  const maxLength = Math.ceil(total / Math.ceil(total / maxLineLength));
  let position = start;
  for (const letter of lettersOf(text)) {
    const length = lengthOf(letter);
    const part = parts.at(-1);
    if (part && part.length + length <= maxLength) {
      part.text += letter;
      part.length += length;
    } else parts.push({ text: letter, start: position, length });
    position += letter.length;
  }
  return parts.map(part => ({ text: part.text, start: part.start }));
}

/** Divides the words of a line into as few lines as possible, of similar lengths. */
function breakLine(words: readonly Word[]): Word[][] {
  const wordsWithLength = words.map(word => ({ word, length: textLength(word.text) }));
  const total = wordsWithLength.reduce((sum, { length }) => sum + length + 1, -1);
  const targetLength = total / Math.ceil(total / maxLineLength);
  const lines: { words: Word[]; length: number }[] = [];
  for (const { word, length } of wordsWithLength) {
    const line = lines.at(-1);
    const joined = (line?.length ?? 0) + 1 + length;
    // A word belongs to the line in which more than half of it is.
    if (line && joined <= maxLineLength && joined - length / 2 <= targetLength) {
      line.words.push(word);
      line.length = joined;
    } else lines.push({ words: [word], length });
  }
  return lines.map(line => line.words);
}

/** Divides a text into the lines of a headline: at its line breaks, and where a line is too long. Empty lines are left out. */
export function headlineOf(text: string): Headline {
  const lines: Word[][] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n\r]*\S[^\n\r]*/g)) {
    // The rest would not be shown.
    if (lines.length > maxLines) break;
    const words = Array.from(line.matchAll(/\S+/g), match =>
      divideWord({ text: match[0], start: index + match.index }),
    );
    lines.push(...breakLine(words.flat()));
  }
  return { lines: lines.slice(0, maxLines), isCut: lines.length > maxLines };
}

/** A word to strike, by its letters instead of its position, so that it stays struck when the text around it changes. */
export interface StruckWord {
  readonly text: string;
  /** The number of times that the headline contains the same word before this one. */
  readonly occurrence: number;
}

/** The form in which a word of the headline is stored when it is struck out. */
export const toStruckWord = ({ lines }: Headline, { text, start }: Word): StruckWord => ({
  text,
  occurrence: lines.flat().filter(word => word.text === text && word.start < start).length,
});

/** The struck word in a headline; undefined if the headline no longer has it. */
export const findStruck = ({ lines }: Headline, struck: StruckWord | undefined): Word | undefined =>
  struck && lines.flat().filter(({ text }) => text === struck.text)[struck.occurrence];

/** The text with the struck word between `~~` and `~~`, as plain text shows it. */
export const markStruck = (text: string, word: Word | undefined): string => {
  if (!word) return text;
  const end = word.start + word.text.length;
  return `${text.slice(0, word.start)}~~${word.text}~~${text.slice(end)}`;
};
