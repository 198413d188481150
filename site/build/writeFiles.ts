// Writes the build's files: unchanged files stay as they are, and old ones are deleted.
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

// One buffer for all texts: allocating a buffer for each of 20,000 pages takes as long as encoding them.
let buffer = Buffer.alloc(2 ** 17);

/** Returns the bytes of texts, and bytes between them, until the next call overwrites them. */
export function encode(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  // A UTF-16 unit takes up to three bytes.
  const maxLength = parts.reduce((sum, { length }) => sum + length * 3, 0);
  if (buffer.length < maxLength) buffer = Buffer.alloc(maxLength);
  let length = 0;
  for (const part of parts) {
    if (typeof part === 'string') length += buffer.write(part, length);
    else {
      buffer.set(part, length);
      length += part.length;
    }
  }
  return buffer.subarray(0, length);
}

function createFile(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'w');
  }
}

/**
 * Writes a file unless it already has this content, so that unchanged files keep their modification time.
 * @returns The modification time, in ms.
 */
export function writeChanged(file: string, content: string | Uint8Array): number {
  const bytes = typeof content === 'string' ? encode(content) : content;
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing?.size === bytes.length && readFileSync(file).equals(bytes)) return existing.mtimeMs;
  // The file is overwritten without being emptied first. Some file systems write an emptied file to the disk immediately, which takes three
  // times as long.
  const open = existing ? openSync(file, 'r+') : createFile(file);
  writeSync(open, bytes);
  if (existing) ftruncateSync(open, bytes.length);
  const { mtimeMs } = fstatSync(open);
  closeSync(open);
  return mtimeMs;
}

/** Deletes every file in `folder` whose path in it is not in `current`: an earlier build wrote it. */
export async function removeStale(folder: string, current: ReadonlySet<string>): Promise<void> {
  const root = path.resolve(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${path.sep}${name}`);
  await Promise.all(files.filter(file => !current.has(file.slice(root.length + 1))).map(file => rm(file)));
}
