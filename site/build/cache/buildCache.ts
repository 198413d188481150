// The cache between two builds of the site, so that a build renders only pages that have changed (decision 32).
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleFiles } from '../bundler.ts';

/** A file that a build wrote: its path in the build's folder, size in bytes, modification time in ms, and digest. */
export type FileStamp = readonly [file: string, size: number, modified: number, digest: string];

/** A page that is in the build's folder. */
export interface PageRecord {
  /** The page's template, named by the path in its definition: `/about`, or `/PR-Authority-:city` for all press pages. */
  readonly template: string;
  /** The digest of all that the page depends on, except the styles of its template. */
  readonly key: string;
  /** The names in selectors that the page uses (`nameSet.ts`). */
  readonly names: string;
  /** The stamps of the page's files. They prove that the files are those of the last build. */
  readonly files: readonly FileStamp[];
  /** The digest of the page's content, without the layout. */
  readonly content: string;
  /** True if search engines may list the page. */
  readonly isIndexed: boolean;
  /** The day of its last change, if the content states it. */
  readonly modified?: string | undefined;
}

/** The rules that the documents of a template contain, and the names that they were selected by. */
export interface TemplateStyle {
  /** The names in selectors that the pages of the template use (`nameSet.ts`). */
  readonly names: string;
  /** The CSS rules that the pages of the template use. */
  readonly css: string;
}

/** A view over a city that is in the build's folder. */
export interface ViewRecord {
  /** The digest of the city's street plan. */
  readonly key: string;
  readonly stamp: FileStamp;
}

/** The state that a build stores for the next build. */
export interface BuildState {
  /** The digest of the code and of the content except cities. */
  readonly codeDigest: string;
  /** The files of the bundle. */
  readonly bundled: BundleFiles;
  /** Files that depend on the code only. */
  readonly files: readonly FileStamp[];
  readonly styles: Readonly<Record<string, TemplateStyle>>;
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** The digest of the names and places of all cities. */
  readonly places: string;
  /** The digest of each city's neighbors, by its slug. */
  readonly neighbors: Readonly<Record<string, string>>;
  /** The views over cities, by their files. */
  readonly views: Readonly<Record<string, ViewRecord>>;
}

/** The version of the file's format. Increase it with each change of the format: a file of another version is ignored. */
const version = 3;

interface StoredState extends Omit<BuildState, 'pages'> {
  readonly version: number;
  readonly pages: readonly (readonly [string, PageRecord])[];
}

/** The first 24 characters of the SHA-256 hash of a content: equal contents have equal digests. */
export const digestOf = (content: string | Uint8Array): string =>
  hash('sha256', content, 'base64url').slice(0, 24);

/** Reads a file of the cache. A file that cannot be read counts as missing. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file of the cache. It is renamed when it is complete. */
export function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/** Stamps a file that was just written with this content. */
export function stampOf(folder: string, file: string, content: string | Uint8Array): FileStamp {
  const { size, mtimeMs } = statSync(path.join(folder, file));
  return [file, size, mtimeMs, digestOf(content)];
}

/** Returns the stamp of a file as it is now, or undefined if its content is not the one that was stamped. */
function verified(folder: string, stamp: FileStamp): FileStamp | undefined {
  const [file, size, modified, digest] = stamp;
  const target = path.join(folder, file);
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats?.size !== size) return undefined;
  if (stats.mtimeMs === modified) return stamp;
  // A copied file has another time, and may have the same content.
  return digestOf(readFileSync(target)) === digest ? [file, size, stats.mtimeMs, digest] : undefined;
}

/** Returns the stamps as they are now, or undefined if a file is missing or has another content. */
export function verifyStamps(folder: string, stamps: readonly FileStamp[]): FileStamp[] | undefined {
  const current: FileStamp[] = [];
  for (const stamp of stamps) {
    const now = verified(folder, stamp);
    if (!now) return undefined;
    current.push(now);
  }
  return current;
}

/**
 * The folder beside a build's folder that makes the next build shorter. It may be deleted at any time: then everything is built
 * again. A build compares each result with the sources and with the built files before it uses it, so none is outdated.
 */
export class BuildCache {
  private readonly folder: string;
  private readonly file: string;

  constructor(folder: string) {
    this.folder = folder;
    this.file = path.join(folder, 'state.json');
    mkdirSync(folder, { recursive: true });
  }

  /** The path of the file with the records of the cities, which `cities/cityFiles.ts` reads and writes. */
  get citiesFile(): string {
    return path.join(this.folder, 'cities.json');
  }

  /** The folder of the prerenderer's files. Each digest has its own, because an aborted build must not change the files of an earlier build. */
  serverFolder(codeDigest: string): string {
    return path.join(this.folder, `server-${codeDigest}`);
  }

  /** Returns the state of the last complete build, or undefined without one. */
  readAny(): BuildState | undefined {
    const stored = readJson(this.file) as StoredState | undefined;
    if (stored?.version !== version) return undefined;
    return { ...stored, pages: new Map(stored.pages) };
  }

  /** Returns the state of the last complete build, or undefined if it was a build of other code. */
  read(codeDigest: string): BuildState | undefined {
    const state = this.readAny();
    return state?.codeDigest === codeDigest ? state : undefined;
  }

  /**
   * Returns the rules of the last complete build of any code, as a guess: mostly they stay the same. `names` is empty, because it lists names
   * by their numbers in the stylesheet, which differ with other code.
   */
  expectedStyles(): BuildState['styles'] {
    const styles = Object.entries(this.readAny()?.styles ?? {});
    return Object.fromEntries(styles.map(([template, { css }]) => [template, { names: '', css }]));
  }

  write({ pages, ...state }: BuildState): void {
    writeJson(this.file, { version, ...state, pages: [...pages] } satisfies StoredState);
    for (const name of readdirSync(this.folder))
      if (name.startsWith('server-') && name !== path.basename(this.serverFolder(state.codeDigest)))
        rmSync(path.join(this.folder, name), { recursive: true });
  }
}
