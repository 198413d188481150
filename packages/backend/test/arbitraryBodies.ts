/** Random request bodies for property tests: invalid, malicious, or nearly valid. */
import * as fc from 'fast-check';

const surrogateCount = 0x800;
const firstSurrogate = 0xd800;

/**
 * Any character but halves of surrogate pairs: the unit 'binary' of fast-check, which would take a second to build a table of all
 * characters.
 */
const character = fc.integer({ min: 0, max: 0x10ffff - surrogateCount }).map(
  index => String.fromCodePoint(index < firstSurrogate ? index : index + surrogateCount),
  text => {
    const codePoint = typeof text === 'string' && text.isWellFormed() ? text.codePointAt(0) : undefined;
    // fast-check catches the error: the text is not one of this arbitrary.
    if (codePoint === undefined || String.fromCodePoint(codePoint) !== text)
      throw new Error('This is not one character.');
    return codePoint < firstSurrogate ? codePoint : codePoint - surrogateCount;
  },
);

/** Any text: also halves of surrogate pairs, control characters, right-to-left marks, and text that is too long. */
const text = fc.oneof(
  fc.string({ unit: character }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)) }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    'a\udc00b',
    '\u202e',
    '__proto__',
    'constructor',
    "'; drop table leads; --",
    '<script>alert(1)</script>',
    'a\r\nBcc: b@evil.example',
    'x'.repeat(6000),
  ),
);

const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, [], {}, 0, -0, 1e308, true, { toString: 1 }, [['']]),
);

/** The accepted body with a few fields changed, added or removed at any depth. */
function nearlyValid(accepted: object): fc.Arbitrary<unknown> {
  const entries = Object.entries(accepted) as [string, unknown][];
  const name = entries.length > 0 ? fc.oneof(fc.constantFrom(...entries.map(([key]) => key)), text) : text;
  const changes = fc.array(fc.tuple(name, value), { maxLength: 2 });
  const inner = fc.tuple(
    ...entries.map(([key, given]) =>
      fc.tuple(
        fc.constant(key),
        // Mostly unchanged: if every nested object were changed, few bodies would be accepted.
        typeof given === 'object' && given !== null
          ? fc.oneof(
              { weight: 3, arbitrary: fc.constant(given) },
              { weight: 1, arbitrary: nearlyValid(given) },
            )
          : fc.constant(given),
      ),
    ),
  );
  return fc
    .tuple(inner, changes, fc.array(name, { maxLength: 1 }))
    .map(([given, changed, without]) =>
      Object.fromEntries([...given, ...changed].filter(([key]) => !without.includes(key))),
    );
}

/** A request body, with its content type. */
export interface SentBody {
  /** The value of `content-type`. */
  type: string | undefined;
  body: string | Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/**
 * Mostly nearly valid bodies of the right content type; some of any type with any bytes.
 * @param acceptsForm whether the function under test also accepts a form's URL-encoded body
 */
export function arbitraryBodies(accepted: object, { acceptsForm = false } = {}): fc.Arbitrary<SentBody> {
  const json = fc.oneof(
    { weight: 6, arbitrary: nearlyValid(accepted).map(given => JSON.stringify(given)) },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"',
        '{"__proto__":{"name":"Ada"}}',
        '{"a":1,"a":2}',
        '['.repeat(5000),
        '\ufeff{}',
        '1e999',
      ),
    },
  );
  const jsonPosts = fc.record<SentBody>({ type: fc.constant('application/json'), body: json });
  const unusual = fc.record<SentBody>({
    type: fc.constantFrom(
      undefined,
      '',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json',
      'APPLICATION/JSON; charset=utf-16',
    ),
    body: fc.oneof(
      json,
      fc.uint8Array({ maxLength: 200 }).map(bytes => new Uint8Array(bytes)),
    ),
  });
  const formPosts = fc
    .tuple(nearlyValid(accepted), fc.string({ unit: character, maxLength: 20 }))
    .map(([given, more]): SentBody => {
      const pairs = Object.entries(given as object).map(([key, field]) => [
        key,
        typeof field === 'string' ? field : JSON.stringify(field),
      ]);
      return { type: 'application/x-www-form-urlencoded', body: `${new URLSearchParams(pairs)}${more}` };
    });
  return fc.oneof(
    { weight: 8, arbitrary: jsonPosts },
    { weight: 1, arbitrary: unusual },
    ...(acceptsForm ? [{ weight: 3, arbitrary: formPosts }] : []),
  );
}

/** All texts in a request as a function may store them: trimmed, with line feeds as line ends. */
export function textsIn({ type, body }: SentBody): Set<string> {
  const found = new Set<string>();
  const collect = (given: unknown): void => {
    if (typeof given === 'string') found.add(given.replace(/\r\n?/g, '\n').trim());
    else if (typeof given === 'object' && given !== null) Object.values(given).forEach(collect);
  };
  const source = typeof body === 'string' ? body : new TextDecoder().decode(body);
  try {
    collect(
      type === 'application/x-www-form-urlencoded'
        ? Object.fromEntries(new URLSearchParams(source))
        : JSON.parse(source),
    );
  } catch {
    // A body that cannot be parsed has no text that could be stored.
  }
  return found;
}

/** The body as bytes. */
export const bytesOf = ({ body }: SentBody) => (typeof body === 'string' ? encoder.encode(body) : body);
