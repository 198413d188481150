/** Reads the bodies of requests, with a limit of their length. */
import { Buffer } from 'node:buffer';
import type { ErrorResult } from './response.ts';
import { maxBodyBytes } from './contracts/request.ts';

/** Reads the body of a request. Stops reading, and returns undefined, if it is longer than `maxBodyBytes`. */
export async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const { headers } = request;
  if (Number(headers.get('content-length')) > maxBodyBytes) return undefined;
  // The server ends a body with a declared length at that length. Reading it as a whole is faster than reading a stream.
  if (headers.has('content-length') && !headers.has('transfer-encoding'))
    return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The media type of a request's body, without parameters. */
export const mediaType = (request: Request) =>
  (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

interface JsonOptions {
  /** The error text for a body that is too long. */
  tooLongError?: string;
  /** The media types that are read as JSON. Default: application/json. */
  mediaTypes?: readonly string[];
  /** The value of an empty body. Without it, an empty body is rejected. */
  valueIfEmpty?: object;
}

/** Reads and parses a JSON body. */
export async function readJson(
  request: Request,
  {
    tooLongError = 'The request is too long. Shorten it and send it again.',
    valueIfEmpty,
    mediaTypes = ['application/json'],
  }: JsonOptions = {},
): Promise<{ input: unknown } | ErrorResult> {
  const bytes = await readBody(request);
  if (!bytes) return { status: 413, error: tooLongError };
  if (bytes.length === 0 && valueIfEmpty) return { input: valueIfEmpty };
  if (!mediaTypes.includes(mediaType(request))) return { status: 415, error: 'Send application/json.' };
  try {
    return { input: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return { status: 400, error: 'The request could not be read. Send valid JSON in UTF-8.' };
  }
}

/** The error result of a request whose fields are invalid. `problems` has the name of each invalid field and its error text. */
export const fieldsError = (problems: Iterable<readonly [field: string, problem: string]>): ErrorResult => ({
  status: 400,
  error: 'Some fields need a correction.',
  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  fields: Object.fromEntries(problems),
});

/** Reads a JSON object that may have only the fields `allowedFields`, or an empty body. Their values are not checked. */
export async function readFields<Field extends string>(
  request: Request,
  allowedFields: readonly Field[],
): Promise<{ fields: Partial<Record<Field, unknown>> } | { errorResult: ErrorResult }> {
  const body = await readJson(request, { valueIfEmpty: {} });
  if (!('input' in body)) return { errorResult: body };
  const { input } = body;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { errorResult: fieldsError([['body', 'Send a JSON object.']]) };
  }
  const unknownFields = Object.keys(input).filter(field => !allowedFields.some(name => name === field));
  if (unknownFields.length > 0) {
    return { errorResult: fieldsError(unknownFields.map(field => [field, 'There is no such field.'])) };
  }
  return { fields: input };
}
