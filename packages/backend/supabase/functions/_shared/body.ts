import type { Refusal } from './answer.ts';
import { maximumBodyBytes } from './contracts/request.ts';

/** Reads a body; stops reading, and returns undefined, as soon as it is longer than `maximumBodyBytes`. */
export async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length) > maximumBodyBytes) return undefined;
  // A length that is declared is one that the server holds the sender to: only what comes in pieces is to be counted.
  if (length !== null && !request.headers.has('transfer-encoding')) {
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBodyBytes) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** What the request says it sends, without parameters. */
export const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

interface JsonOptions {
  /** What is said to whoever sends too much. */
  tooLong?: string;
  /** What an empty body stands for, of whatever type; without it there must be one. */
  empty?: object;
}

/** Reads and parses a body of JSON, whatever it holds. */
export async function readJson(
  request: Request,
  { tooLong = 'The request is too long.', empty }: JsonOptions = {},
): Promise<{ input: unknown } | Refusal> {
  const bytes = await readBody(request);
  if (!bytes) return { status: 413, error: tooLong };
  if (bytes.length === 0 && empty) return { input: empty };
  if (mediaType(request) !== 'application/json') return { status: 415, error: 'Send application/json.' };
  try {
    return { input: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return { status: 400, error: 'The request could not be read. Send valid JSON in UTF-8.' };
  }
}

/** Some fields were not accepted. */
export const wrongFields = (problems: Iterable<readonly [field: string, problem: string]>): Refusal => ({
  status: 400,
  error: 'Some fields need another look.',
  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  fields: Object.fromEntries(problems),
});

/**
 * The fields of a small request, or what is wrong with it: no object, or a field that none of `known` is.
 */
export async function readFields<Field extends string>(
  request: Request,
  known: readonly Field[],
): Promise<{ fields: Partial<Record<Field, unknown>> } | { refusal: Refusal }> {
  const body = await readJson(request, { empty: {} });
  if (!('input' in body)) return { refusal: body };
  const { input } = body;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { refusal: wrongFields([['body', 'Send a JSON object.']]) };
  }
  const unknown = Object.keys(input).filter(field => !known.some(name => name === field));
  if (unknown.length > 0) {
    return { refusal: wrongFields(unknown.map(field => [field, 'There is no such field.'])) };
  }
  return { fields: input };
}
