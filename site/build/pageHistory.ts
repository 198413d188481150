import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What was published at a path, and when search engines were told of it. */
interface PublishedPage {
  /** The digest of the page's content; empty if the page is gone. */
  readonly content: string;
  /** ISO date of the build that published this content first. */
  readonly modified: string;
  /** The content that search engines were told of. */
  readonly announced?: string;
}

/**
 * The published pages by path. A page's date is that of its content, so a build without changes changes no date. `historyFile` is committed after a release: a build that has no history dates every page to its own day.
 */
export type PageHistory = Readonly<Record<string, PublishedPage>>;

/** The brand that this process runs in: the name of its record's file. */
const brandName = path.basename(import.meta.resolve('@fit-to-print/content/brandRecord'), '.ts');

/** The file of the site's history. Each brand has its own, because its pages are published at an origin of its own. */
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
    .map(([address, page]) => `${JSON.stringify(address)}: ${JSON.stringify(page)}`);
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
  const update = (address: string, content: string): PublishedPage => {
    const published = history[address];
    return published?.content === content ? published : { ...published, content, modified: today };
  };
  const current = [...contents].map(([address, content]) => [address, update(address, content)] as const);
  const gone = Object.entries(history)
    // Search engines are told that a page is gone, too. One that they never knew is forgotten.
    .filter(([address, { announced }]) => !contents.has(address) && announced)
    .map(([address]) => [address, update(address, '')] as const);
  return Object.fromEntries([...current, ...gone]);
}

/** The paths whose content search engines were not told of. */
export const unannounced = (history: PageHistory): string[] =>
  Object.entries(history)
    .filter(([, { content, announced = '' }]) => content !== announced)
    .map(([address]) => address);

/** Returns the history after search engines were told of these paths. */
export const markAnnounced = (history: PageHistory, paths: readonly string[]): PageHistory => {
  const told = new Set(paths);
  return Object.fromEntries(
    Object.entries(history)
      .filter(([address, { content }]) => content || !told.has(address))
      .map(([address, page]) => [address, told.has(address) ? { ...page, announced: page.content } : page]),
  );
};
