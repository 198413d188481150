// The text of a headline: lines of chunks of runs, in which a word can be struck out and replaced.
/** A run of text: plain, struck out (`del`) or handwritten by the editor (`ins`). */
export type Run = string | { readonly del: string } | { readonly ins: string };
/** A part of a line that has no line break on any screen. On narrow screens it is a line. */
export type Chunk = string | readonly Run[];
/** A headline: its lines on wide screens, each divided into the chunks that are lines on narrow screens. */
export type HeadlineText = readonly (readonly Chunk[])[];

/** The runs of one line. Adjacent plain runs are joined. */
export type Line = readonly Run[];

/** The words of a run, without the mark of a correction. */
export const textOf = (run: Run): string =>
  typeof run === 'string' ? run : 'ins' in run ? run.ins : run.del;

/** True if the run is the replacement of a struck-out word. */
export const isInsertion = (run: Run): boolean => typeof run === 'object' && 'ins' in run;
/** True if the run is a struck-out word. */
const isDeletion = (run: Run): boolean => typeof run === 'object' && 'del' in run;

/** The runs of a chunk. A chunk that is plain text is one run. */
export const runsIn = (chunk: Chunk): Line => (typeof chunk === 'string' ? [chunk] : chunk);

/** Joins the chunks of a line, with a space between two. */
function join(chunks: readonly Chunk[]): Line {
  const line: Run[] = [];
  for (const run of chunks.flatMap((chunk, index) => (index ? [' ', ...runsIn(chunk)] : runsIn(chunk)))) {
    const lastRun = line.at(-1);
    if (typeof run === 'string' && typeof lastRun === 'string') line[line.length - 1] = lastRun + run;
    else line.push(run);
  }
  return line;
}

/** True if the headline has more lines on narrow screens than on wide ones. */
export const hasNarrowBreaks = (text: HeadlineText): boolean => text.some(line => line.length > 1);

/** The lines on wide screens. */
export const wideLines = (text: HeadlineText): readonly Line[] => text.map(join);

/** The lines on narrow screens. */
export const narrowLines = (text: HeadlineText): readonly Line[] => text.flat().map(chunk => join([chunk]));

/** The text without its struck-out words, as one line, for titles and descriptions. */
export const correctedText = (text: HeadlineText): string =>
  wideLines(text)
    .map(line =>
      line
        .filter(run => !isDeletion(run))
        .map(textOf)
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
