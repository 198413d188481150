import * as fc from 'fast-check';

// What people and machines send who mean no good, or do not know what they do.

/** Text of every kind: halves of surrogate pairs, controls, right to left, too long. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
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

/** The body that is accepted, but for a few fields at any depth, of which some do not exist. */
function nearly(accepted: object): fc.Arbitrary<unknown> {
  const entries = Object.entries(accepted) as [string, unknown][];
  const name = entries.length > 0 ? fc.oneof(fc.constantFrom(...entries.map(([key]) => key)), text) : text;
  const changes = fc.array(fc.tuple(name, value), { maxLength: 2 });
  const inner = fc.tuple(
    ...entries.map(([key, given]) =>
      fc.tuple(
        fc.constant(key),
        // Mostly as it is: with something wrong in each of its halves, hardly any would be accepted.
        typeof given === 'object' && given !== null
          ? fc.oneof({ weight: 3, arbitrary: fc.constant(given) }, { weight: 1, arbitrary: nearly(given) })
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

export interface Sent {
  type: string | undefined;
  body: string | Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** Whole requests: of the right type and nearly right, mostly; or of any type, with any bytes. */
export function bodies(accepted: object, form: boolean): fc.Arbitrary<Sent> {
  const json = fc.oneof(
    { weight: 6, arbitrary: nearly(accepted).map(given => JSON.stringify(given)) },
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
  const sent = fc.record<Sent>({ type: fc.constant('application/json'), body: json });
  const odd = fc.record<Sent>({
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
  const posted = fc
    .tuple(nearly(accepted), fc.string({ unit: 'binary', maxLength: 20 }))
    .map(([given, more]): Sent => {
      const pairs = Object.entries(given as object).map(([key, field]) => [
        key,
        typeof field === 'string' ? field : JSON.stringify(field),
      ]);
      return { type: 'application/x-www-form-urlencoded', body: `${new URLSearchParams(pairs)}${more}` };
    });
  return fc.oneof(
    { weight: 8, arbitrary: sent },
    { weight: 1, arbitrary: odd },
    ...(form ? [{ weight: 3, arbitrary: posted }] : []),
  );
}

/** Every piece of text in a request, in whatever place, as a function may keep it: trimmed, its ends of lines made one. */
export function textsIn({ type, body }: Sent): Set<string> {
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
    // Nothing can be read in it, and so nothing be kept.
  }
  return found;
}

export const bytesOf = ({ body }: Sent) => (typeof body === 'string' ? encoder.encode(body) : body);
