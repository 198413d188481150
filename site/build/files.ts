import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

// One for all texts: with a buffer for each of 20,000 pages, making and dropping them costs as much time again as filling them.
let buffer = Buffer.alloc(2 ** 17);

function encode(text: string): Uint8Array {
  // A UTF-16 unit takes up to three bytes.
  if (buffer.length < text.length * 3) buffer = Buffer.alloc(text.length * 3);
  return buffer.subarray(0, buffer.write(text));
}

/** Writes a file, unless it has these very bytes: what has not changed keeps its date, and costs no disk. */
export function writeChanged(file: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? encode(content) : content;
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.size === bytes.length && readFileSync(file).equals(bytes)) return;
  if (!there) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Takes away what an earlier build left in a folder, and this one has not. */
export async function removeStale(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(files.filter(file => !kept.has(file)).map(file => rm(file)));
}
