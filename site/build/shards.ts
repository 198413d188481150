// Shards: parts of the site that different machines build, and their merge to one site.
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { BuildCache, digestOf, type BuildState, type PageRecord } from './cache/buildCache.ts';

/** A part of the pages that one machine renders: `index` of `count`, from 1. */
export interface Shard {
  /** The number of the part, from 1. */
  readonly index: number;
  /** The number of parts. */
  readonly count: number;
}

/**
 * Reads the text of a shard, such as `2/8`.
 * @throws When it is not a number from 1 to the number after the slash.
 */
export function parseShard(text: string): Shard {
  const [index, count] = (/^(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Error(`“${text}” is no shard. Write its number and how many there are, as in --shard 2/8.`);
  return { index, count };
}

const shardName = ({ index, count }: Shard): string => `${index}-of-${count}`;

/** True if the page belongs to the shard. A page stays in its shard when other pages are added. */
export const isInShard = (pagePath: string, { index, count }: Shard): boolean =>
  Buffer.from(digestOf(pagePath), 'base64url').readUInt32BE() % count === index - 1;

/** The output folder of a shard's build, in the folder of all shards. */
export const shardOutput = (folder: string, shard: Shard): string =>
  path.join(folder, shardName(shard), 'dist');

/**
 * Merges the states of all shards. All pages of a template contain the same CSS. If two shards selected different rules for a template,
 * the pages of the shard that used fewer class names are left out, so that the next build renders them again.
 */
function merge(states: readonly BuildState[]): BuildState {
  const [first] = states;
  const styles = new Map(Object.entries(first!.styles));
  for (const state of states)
    for (const [template, style] of Object.entries(state.styles)) {
      const known = styles.get(template);
      if (!known || sizeOf(style.names) > sizeOf(known.names)) styles.set(template, style);
    }
  const pages = new Map<string, PageRecord>();
  for (const state of states)
    for (const [pagePath, record] of state.pages)
      if (state.styles[record.template]!.css === styles.get(record.template)!.css)
        pages.set(pagePath, record);
  return { ...first!, styles: Object.fromEntries(styles), pages };
}

/** The number of names in a set (`nameSet.ts`). */
const sizeOf = (names: string): number =>
  Buffer.from(names, 'base64url').reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);

/**
 * Copies all shards of `folder` into a build's folder, with a cache that has their pages. A build of that folder then renders
 * what is missing or differs, and writes what needs all pages: it has the same bytes as a build without shards.
 * @throws When a shard is missing, or when shards were built from other code.
 */
export async function mergeShards(folder: string, dist: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(name => /^\d+-of-\d+$/.test(name));
  const count = Number(names[0]?.split('-').at(-1) ?? 0);
  const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
  const missing = shards.map(shardName).filter(name => !names.includes(name));
  if (count === 0 || missing.length > 0 || names.length !== count)
    throw new Error(
      `${folder} must have every shard of one build once. It has: ${names.join(', ') || 'none'}. Build the others with --shard, or delete those of an earlier build.`,
    );
  const states = shards.map(shard => {
    const state = new BuildCache(`${shardOutput(folder, shard)}.cache`).readAny();
    if (!state) throw new Error(`Shard ${shardName(shard)} is not complete. Build it again.`);
    return state;
  });
  const other = states.findIndex(({ codeDigest }) => codeDigest !== states[0]!.codeDigest);
  if (other !== -1)
    throw new Error(
      `Shard ${shardName(shards[other]!)} was built from other code or options than the first. Build it again.`,
    );
  for (const shard of shards) await cp(shardOutput(folder, shard), dist, { recursive: true });
  new BuildCache(`${dist}.cache`).write(merge(states));
}
