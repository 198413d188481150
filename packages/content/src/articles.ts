// Reads all articles, and fails if one has a mistake.
import { ContentMistake } from './contentMistake.ts';
import { articleFiles } from './articleFiles.ts';
import { parseArticle } from './parseArticle.ts';

const parsed = Object.entries(articleFiles).map(([file, text]) => parseArticle(file, text));
const mistakes = parsed.flatMap(({ mistakes: inFile }) => inFile);
if (mistakes.length > 0) throw new ContentMistake(mistakes.join('\n'));

/** The articles of all files in `articles/`, the newest first. To add an article, add a file: no list names it. */
export const articles = parsed
  .flatMap(({ article }) => article ?? [])
  .toSorted((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));
