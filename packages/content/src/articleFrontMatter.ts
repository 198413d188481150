// Reads the front matter of an article: the fields at the top of its Markdown file, such as title and date.
import * as v from 'valibot';
import { withBrand } from './brand.ts';
import type { HeadlineText, Href, Url } from './types.ts';

const categories = ['Equity', 'Fundraising', 'Press', 'Search'] as const;

/** The drawings that the design system has for articles. */
const illustrations = ['pitch', 'search', 'shares', 'stages'] as const;

/** Lengths in characters that fit into search results (`pages.test.ts` checks the same). */
const [maxTitle, minDescription, maxDescription] = [60, 70, 160];

/** An object whose mistakes are missing and unknown fields. */
const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    received === 'undefined'
      ? 'is missing.'
      : expected === 'never'
        ? 'is not a field that articles have.'
        : 'needs fields, indented below it.',
  );

const text = v.pipe(v.string('has to be text. Quote it if it has a colon.'), v.nonEmpty('is empty.'));

const quoted = ({ input }: { input: unknown }) => `“${String(input)}”`;

type Day = `${number}-${number}-${number}`;
const isDay = (input: unknown): input is Day => {
  if (typeof input !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(input)) return false;
  const date = new Date(input);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(input);
};
const day = v.custom<Day>(isDay, issue => `is ${quoted(issue)}. Write a date as 2026-11-22.`);

const url = v.custom<Url>(
  input => typeof input === 'string' && input.startsWith('https://') && URL.canParse(input),
  issue => `is ${quoted(issue)}. Write a whole address, beginning with https://.`,
);
const href = v.custom<Href>(
  input => typeof input === 'string' && /^(\/|https:\/\/)/.test(input),
  issue => `is ${quoted(issue)}. Write a path of this site, or an address beginning with https://.`,
);

/** The text of a part of a line: `~~old~~` is struck out, and `++new++` is handwritten. */
function readMarks(chunk: string): HeadlineText[number][number] {
  const runs = chunk
    .split(/(~~.+?~~|\+\+.+?\+\+)/)
    .filter(run => run !== '')
    .map(run => {
      const word = run.slice(2, -2);
      return run.startsWith('~~') ? { del: word } : run.startsWith('++') ? { ins: word } : run;
    });
  return runs.every(run => typeof run === 'string') ? chunk : runs;
}

/** The lines of a headline on wide screens. `|` divides a line into those that narrow screens show. */
const headline = v.pipe(
  v.array(text, 'has to be a list of lines, each beginning with a hyphen.'),
  v.nonEmpty('has no line.'),
  v.transform((lines): HeadlineText =>
    lines.map(line => line.split('|').map(chunk => readMarks(chunk.trim()))),
  ),
);

const figures = v.optional(v.array(text, 'has to be a list in brackets.'), []);

/** The fields above an article's text. */
export const articleFrontMatter = fields({
  title: v.pipe(
    text,
    v.check(
      title => withBrand(title).length <= maxTitle,
      ({ input }) =>
        `has ${input.length} characters; with the brand’s name, at most ${maxTitle - withBrand('').length} fit into search results.`,
    ),
  ),
  headline,
  category: v.picklist(categories, issue => `is ${quoted(issue)}. Use one of ${categories.join(', ')}.`),
  /** The drawing at the top of the article. */
  illustration: v.optional(
    v.picklist(
      illustrations,
      issue => `is ${quoted(issue)}. Use one of ${illustrations.join(', ')}, or leave it out.`,
    ),
  ),
  /** The day of first publication. */
  date: day,
  /** The day of the last change, if the article was changed after its publication. */
  updated: v.optional(day),
  /** True if the article has invented facts, and has to be replaced before the site goes live. */
  isPlaceholder: v.optional(v.literal(true, 'has to be true, or left out.')),
  description: v.pipe(
    text,
    v.check(
      ({ length }) => length >= minDescription && length <= maxDescription,
      ({ input }) =>
        `has ${input.length} characters; it needs ${minDescription} to ${maxDescription} to fit into search results.`,
    ),
  ),
  /** Figures of the article's own calculations. */
  examples: figures,
  sources: v.array(
    fields({
      publisher: text,
      title: text,
      url,
      /** The day on which an author read the source. */
      accessed: day,
      /** Figures in the article that the source proves. */
      figures,
    }),
    'has to be a list; write [] if there is none.',
  ),
  /** The last section of the page. */
  closing: fields({ headline, text, action: fields({ text, href }) }),
});
