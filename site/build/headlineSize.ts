// The check that every headline is large enough to be read on the narrowest screen.
import { ContentMistake } from '@fit-to-print/content/contentMistake';
import { decode } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import type { CopyfitRequest, HeadlineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import { textOf } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { pageSpace } from '@fit-to-print/ui/tokens/space';

/** The least size of a headline's line in px, on the narrowest screen. */
const minSize = 24;
/** The width of the narrowest screen, in px. */
const narrowestScreen = 320;
const narrowestColumn = narrowestScreen - 2 * pageSpace.margin.narrow;

/** The words of a headline. A component may divide it into other lines, and sets a dateline with no-break spaces and a dash at its end. */
const wordsOf = (headline: unknown) =>
  JSON.stringify(headline)
    .replaceAll(/[[\]]|\s—/g, '')
    .replaceAll(/\s/g, ' ');

/** The path of a headline with these words in a page's data, such as `closing.headline`; undefined if it is not there. */
function fieldOf(value: unknown, words: string, at: readonly string[] = []): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (wordsOf(value) === words) return at.join('.');
  for (const [key, child] of Object.entries(value)) {
    const field = fieldOf(child, words, [...at, key]);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** The fields of a page's data that have another name in the city's record than the same one under `pressPage` or `studio`. */
const renamedFields: Readonly<Record<string, string>> = {
  dateline: 'dateline',
  'outlets.headline': 'pressPage.outletsHeadline',
};

/** The place where an author changes a headline: the file and the field of a city or an article, or the page's address and the field of its data. */
function sourceOf(page: string, field: string): string {
  const [, kind, city] = /^\/(PR-Authority|creative-studio)-(.+)$/.exec(page) ?? [];
  if (city !== undefined) {
    const part = kind === 'PR-Authority' ? 'pressPage' : 'studio';
    return `cities/${city}.ts, field ${renamedFields[field] ?? `${part}.${field}`}`;
  }
  const article = /^\/insights\/(.+)$/.exec(page)?.[1];
  return `${article === undefined ? page : `articles/${article}.md`}, field ${field}`;
}

/**
 * Throws if a headline is too long to be read on a narrow screen.
 * @throws With the file or the page, the field, the headline and its size.
 */
export function checkHeadlineSizes(page: {
  readonly path: string;
  readonly data: unknown;
  /** The page's fitted headlines by `copyfitKey`. */
  readonly fits: Readonly<Record<string, HeadlineFit>>;
}): void {
  for (const [key, { wide, narrow }] of Object.entries(page.fits)) {
    const lines = narrow?.flat() ?? wide;
    const size = (Math.min(...lines.map(encodedFit => decode(encodedFit).size)) * narrowestColumn) / 100;
    if (size >= minSize) continue;
    const { text } = JSON.parse(key) as CopyfitRequest;
    const plainText = text.flat(2).map(textOf).join(' ');
    const field = fieldOf(page.data, wordsOf(text)) ?? 'headline';
    throw new ContentMistake(
      `${sourceOf(page.path, field)}: the headline “${plainText}” would be ${size.toFixed(1)} px on a screen of ${narrowestScreen} px, and ${minSize} px is the least. Shorten its longest line, or break it into more lines.`,
    );
  }
}
