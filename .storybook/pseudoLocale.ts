// The pseudo-locale: texts that are longer and have accents, to find layouts that translations would break.
import { cloneElement, isValidElement } from 'react';

/** Letters of Latin-1, because the typefaces of all brands have them. */
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
/** The number of letters that are added for each letter of a text. */
const growth = 0.3;
const withCaseOf = (letter: string, other: string) =>
  letter === letter.toUpperCase() ? other.toUpperCase() : other;

/** Addresses of mail and of the web, also within a sentence, and references such as `3f9a0c1e`. */
const isCodeWord = (word: string) => /@|\/\/|^\/|\w\.(?:com|org|net|example)\b|\d\p{L}+\d/u.test(word);

/**
 * Returns the words with accents and, by repeated vowels, about 30 % longer. Addresses and references stay as they are. A text that it
 * returned before stays the same.
 */
export function lengthen(text: string): string {
  let lettersToAdd = 0;
  return text.replace(/\S+/g, word => {
    if (isCodeWord(word)) return word;
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

/** True for text that only programs read: ids and values of props, addresses, dates of ISO 8601, paths of drawings, markup. */
const isCode = (text: string) =>
  /^(?:[a-z][\w-]*|[#/.<][^]*|data:[^]*|\S+:\S*|\d[\dT:Z.+-]*|[Mm][\d\s.,-][^]*)$/.test(text) ||
  !/\p{L}/u.test(text);

/** True for props whose text is not shown, or was written by a visitor. */
const isCodeProp = (name: string) =>
  /^(?:id|key|className|style|href|src|srcSet|sizes|viewBox|d|path|value|snapshot|logic|actor)$/.test(name) ||
  /^(?:data-|aria-(?!label$|description$|roledescription$|valuetext$))/.test(name);

/** One result for each value, so that components get equal props each time they render. */
const results = new WeakMap<object, unknown>();
const computeOnce = <Value extends object, Result>(value: Value, compute: (of: Value) => Result): Result => {
  if (!results.has(value)) results.set(value, compute(value));
  return results.get(value) as Result;
};

/** True for the lines of a headline. Every string in them is text, even a single word in small letters, which `isCode` takes for an id. */
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
/** True for a function that returns text. Two kinds of functions are not changed: mocks, because a story counts their calls, and components. */
const isTextFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function' && !('mock' in value) && !/^[A-Z]/.test(value.name);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Returns the args of a story as if translated into a language with longer words: every text in them, at any depth, is 30 % longer and
 * has accents. Everything else is the same.
 */
export function inPseudoLocale<Value>(value: Value): Value;
export function inPseudoLocale(value: unknown): unknown {
  if (typeof value === 'string') return isCode(value) ? value : lengthen(value);
  if (isTextFunction(value))
    return computeOnce(
      value,
      text =>
        function lengthenResult(this: unknown, ...parameters: unknown[]) {
          return inPseudoLocale(text.apply(this, parameters));
        },
    );
  if (typeof value !== 'object' || value === null) return value;
  if (isHeadline(value)) return computeOnce(value, lengthenHeadline);
  if (Array.isArray(value))
    return computeOnce(value, items => items.map(item => inPseudoLocale<unknown>(item)));
  if (isValidElement<object>(value))
    return computeOnce(value, element => cloneElement(element, lengthenProps(element.props)));
  return isPlain(value) ? computeOnce(value, lengthenProps) : value;
}
