import { cloneElement, isValidElement } from 'react';

/** Letters of Latin-1, which every face of the brands has. */
const accents: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
};
const growth = 0.3;
const withCaseOf = (letter: string, other: string) =>
  letter === letter.toUpperCase() ? other.toUpperCase() : other;

/** Addresses of mail and of the web, also within a sentence. */
const isAddress = (word: string) => /@|\/\/|^\/|\w\.(?:com|org|net|example)\b/.test(word);

/** Returns the words with accents and, by repeated vowels, about 30 % longer. Addresses stay as they are. */
export function lengthen(text: string): string {
  let lettersToAdd = 0;
  return text.replace(/\S+/g, word => {
    if (isAddress(word)) return word;
    return word.replace(/\p{L}/gu, letter => {
      lettersToAdd += growth;
      const small = letter.toLowerCase();
      const accented = withCaseOf(letter, accents[small] ?? small);
      if (lettersToAdd < 1 || !/[aeiou]/.test(small)) return accented;
      lettersToAdd -= 1;
      // A capital at the start of a word is repeated as a small letter.
      return accented + (word === word.toUpperCase() ? accented : accents[small]!);
    });
  });
}

/** True for what only programs read: ids and values of props, addresses, dates of ISO 8601, paths of drawings, markup. */
const isCode = (text: string) =>
  /^(?:[a-z][\w-]*|[#/.<][^]*|\S+:\S*|\d[\dT:Z.+-]*|[Mm][\d\s.,-][^]*)$/.test(text) || !/\p{L}/u.test(text);

/** Props whose text is not read, or was written by a visitor. */
const isCodeProp = (name: string) =>
  /^(?:id|key|className|style|href|src|srcSet|sizes|viewBox|d|path|value|snapshot|logic|actor)$/.test(name) ||
  /^(?:data-|aria-(?!label$|description$|roledescription$|valuetext$))/.test(name);

/** One result for each value, so that components get equal props each time they render. */
const results = new WeakMap<object, unknown>();
const once = <Value extends object, Result>(value: Value, compute: (of: Value) => Result): Result => {
  if (!results.has(value)) results.set(value, compute(value));
  return results.get(value) as Result;
};

/** The lines of a headline: every string is text, also a single small word. */
const isHeadline = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) && value.length > 0 && value.every(line => Array.isArray(line) && line.every(isRun));
const isRun = (run: unknown): boolean =>
  typeof run === 'string' ||
  (typeof run === 'object' && run !== null && ('del' in run || 'ins' in run)) ||
  (Array.isArray(run) && run.every(isRun));

const lengthenHeadline = (run: unknown): unknown =>
  typeof run === 'string'
    ? lengthen(run)
    : Array.isArray(run)
      ? run.map(lengthenHeadline)
      : Object.fromEntries(
          Object.entries(run as object).map(([name, text]) => [name, lengthenHeadline(text)] as const),
        );

const lengthenProps = (props: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(props).map(
      ([name, value]) => [name, isCodeProp(name) ? value : inPseudoLocale(value)] as const,
    ),
  );

type AnyFunction = (this: unknown, ...parameters: unknown[]) => unknown;
/** A function that makes text of its parameters. Two kinds of functions stay as they are: mocks, because a story counts their calls, and components. */
const isTextFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function' && !('mock' in value) && !/^[A-Z]/.test(value.name);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Returns args as a translation into a longer language would be: every text in them, however deep, is 30 % longer and has accents.
 * Everything else is the same.
 */
export function inPseudoLocale<Value>(value: Value): Value;
export function inPseudoLocale(value: unknown): unknown {
  if (typeof value === 'string') return isCode(value) ? value : lengthen(value);
  if (isTextFunction(value))
    return once(
      value,
      text =>
        function inOtherWords(this: unknown, ...parameters: unknown[]) {
          return inPseudoLocale(text.apply(this, parameters));
        },
    );
  if (typeof value !== 'object' || value === null) return value;
  if (isHeadline(value)) return once(value, lengthenHeadline);
  if (Array.isArray(value)) return once(value, items => items.map(item => inPseudoLocale<unknown>(item)));
  if (isValidElement<object>(value))
    return once(value, element => cloneElement(element, lengthenProps(element.props)));
  return isPlain(value) ? once(value, lengthenProps) : value;
}
