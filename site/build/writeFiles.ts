import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

// One buffer for all texts: allocating a buffer for each of 20,000 pages takes as long as encoding them.
let buffer = Buffer.alloc(2 ** 17);

/** Returns the bytes of a text, until the next call overwrites them. */
export function encode(text: string): Uint8Array {
  // A UTF-16 unit takes up to three bytes.
  if (buffer.length < text.length * 3) buffer = Buffer.alloc(text.length * 3);
  return buffer.subarray(0, buffer.write(text));
}

/** Writes a file unless it already has this content, so that unchanged files keep their modification time. */
export function writeChanged(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? encode(content) : content;
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing?.size === bytes.length && readFileSync(file).equals(bytes)) return;
  if (!existing) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return;
  }
  // Not emptied first: some file systems then write to the disk at once, which takes three times as long.
  const open = openSync(file, 'r+');
  writeSync(open, bytes);
  ftruncateSync(open, bytes.length);
  closeSync(open);
}

/** Deletes every file in `folder` that is not in `current`: an earlier build wrote it. */
export async function removeStale(folder: string, current: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(files.filter(file => !current.has(file)).map(file => rm(file)));
}
