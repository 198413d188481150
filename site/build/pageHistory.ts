// The history of published pages: the day on which each changed, for the sitemap and for notices to search engines.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The content that was published at a path, its date, and the content that was last announced to search engines. */
interface PublishedPage {
  /** The digest of the page's content; empty if the page no longer exists. */
  readonly content: string;
  /** ISO date of the build that published this content first. */
  readonly modified: string;
  /** The digest of the content that was last announced to search engines. */
  readonly announced?: string;
}

/**
 * The published pages by path. A page's date is that of its content, so a build without changes changes no date. `historyFile` is
 * committed after a release: without it, the next build would give every page the date of that build.
 */
export type PageHistory = Readonly<Record<string, PublishedPage>>;

/** The brand that this process runs in: the name of its record's file. */
const brandName = path.basename(import.meta.resolve('@fit-to-print/content/brandRecord'), '.ts');

/** The file of the site's history. Each brand has its own, because its pages are published at another origin. */
export const historyFile = path.resolve(import.meta.dirname, `../history.${brandName}.json`);

export function readHistory(file: string): PageHistory {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageHistory;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(
      `${file} cannot be read. Restore it from the last release: it has the dates of all pages.`,
      {
        cause: error,
      },
    );
  }
}

/** Writes one line for each page, so that a commit shows which have changed. */
export function writeHistory(file: string, history: PageHistory): void {
  const lines = Object.entries(history)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([pagePath, page]) => `${JSON.stringify(pagePath)}: ${JSON.stringify(page)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * Returns the history after a build.
 * @param contents The digests of the contents of all pages that search engines may list, by path.
 * @param today ISO date.
 */
export function updateHistory(
  history: PageHistory,
  contents: ReadonlyMap<string, string>,
  today: string,
): PageHistory {
  const update = (pagePath: string, content: string): PublishedPage => {
    const published = history[pagePath];
    return published?.content === content ? published : { ...published, content, modified: today };
  };
  const current = [...contents].map(([pagePath, content]) => [pagePath, update(pagePath, content)] as const);
  const gone = Object.entries(history)
    // The removal of a page is announced, too. A page that was never announced is removed from the history immediately.
    .filter(([pagePath, { announced }]) => !contents.has(pagePath) && announced)
    .map(([pagePath]) => [pagePath, update(pagePath, '')] as const);
  return Object.fromEntries([...current, ...gone]);
}

/** The paths whose current content, or removal, was not announced to search engines yet. */
export const unannouncedPages = (history: PageHistory): string[] =>
  Object.entries(history)
    .filter(([, { content, announced = '' }]) => content !== announced)
    .map(([pagePath]) => pagePath);

/** Returns the history after these paths were announced to search engines. */
export const markAnnounced = (history: PageHistory, paths: readonly string[]): PageHistory => {
  const announcedPaths = new Set(paths);
  return Object.fromEntries(
    Object.entries(history)
      .filter(([pagePath, { content }]) => content || !announcedPaths.has(pagePath))
      .map(([pagePath, page]) => [
        pagePath,
        announcedPaths.has(pagePath) ? { ...page, announced: page.content } : page,
      ]),
  );
};
