import type { Refusal } from './response.ts';
import { maximumBodyBytes } from './contracts/request.ts';

/** Reads a body; stops reading, and returns undefined, as soon as it is longer than `maximumBodyBytes`. */
export async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const length = request.headers.get('content-length');
  if (Number(length) > maximumBodyBytes) return undefined;
  // The server enforces a declared length. Only a chunked body has to be counted.
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

/** The media type of the body, without parameters. */
export const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

interface JsonOptions {
  /** The error text for a body that is too long. */
  tooLong?: string;
  /** The value of an empty body. Without it, an empty body is refused. */
  empty?: object;
}

/** Reads and parses a JSON body. */
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

/** Refuses a request because of some fields. */
export const fieldErrors = (problems: Iterable<readonly [field: string, problem: string]>): Refusal => ({
  status: 400,
  error: 'Some fields need another look.',
  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  fields: Object.fromEntries(problems),
});

/** The fields of a small request. Refuses a body that is not an object, and unknown fields. */
export async function readFields<Field extends string>(
  request: Request,
  known: readonly Field[],
): Promise<{ fields: Partial<Record<Field, unknown>> } | { refusal: Refusal }> {
  const body = await readJson(request, { empty: {} });
  if (!('input' in body)) return { refusal: body };
  const { input } = body;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { refusal: fieldErrors([['body', 'Send a JSON object.']]) };
  }
  const unknown = Object.keys(input).filter(field => !known.some(name => name === field));
  if (unknown.length > 0) {
    return { refusal: fieldErrors(unknown.map(field => [field, 'There is no such field.'])) };
  }
  return { fields: input };
}
