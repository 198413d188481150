/** A run of words: as written, struck out by the editor, or written in instead. */
export type Mark = string | { readonly del: string } | { readonly ins: string };
/** What stays together: a line of its own on narrow sheets. */
export type Chunk = string | readonly Mark[];
/** A headline: its lines on wide sheets, each in the chunks that are lines on narrow ones. */
export type HeadlineText = readonly (readonly Chunk[])[];

/** One set line, as runs; neighboring words as written are one run. */
export type Line = readonly Mark[];

/** The words of a run. */
export const wordsOf = (mark: Mark): string =>
  typeof mark === 'string' ? mark : 'ins' in mark ? mark.ins : mark.del;

export const isWrittenIn = (mark: Mark): boolean => typeof mark === 'object' && 'ins' in mark;
const isStruck = (mark: Mark): boolean => typeof mark === 'object' && 'del' in mark;

export const marksOf = (chunk: Chunk): Line => (typeof chunk === 'string' ? [chunk] : chunk);

function join(chunks: readonly Chunk[]): Line {
  const line: Mark[] = [];
  for (const mark of chunks.flatMap((chunk, index) => (index ? [' ', ...marksOf(chunk)] : marksOf(chunk)))) {
    const last = line.at(-1);
    if (typeof mark === 'string' && typeof last === 'string') line[line.length - 1] = last + mark;
    else line.push(mark);
  }
  return line;
}

/** Whether narrow sheets break the headline elsewhere than wide ones. */
export const rebreaks = (text: HeadlineText): boolean => text.some(line => line.length > 1);

/** The lines that are set on wide sheets. */
export const wideLines = (text: HeadlineText): readonly Line[] => text.map(join);

/** The lines that are set on narrow sheets. */
export const narrowLines = (text: HeadlineText): readonly Line[] => text.flat().map(chunk => join([chunk]));

/** The words as corrected, for titles and descriptions. */
export const readText = (text: HeadlineText): string =>
  wideLines(text)
    .map(line =>
      line
        .filter(mark => !isStruck(mark))
        .map(wordsOf)
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
