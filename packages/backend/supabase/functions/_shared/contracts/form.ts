/**
 * The fields and checks that the schemas of all forms share. It ships to the browser. The annotation `__NO_SIDE_EFFECTS__` lets the
 * bundler leave out what a page does not use.
 */
import * as v from 'valibot';
import { cleanText, lineBreak, unstorableCharacter } from './text.ts';

interface TextRules {
  /** The longest text in UTF-16 code units, as an input's `maxlength` counts them. */
  maxLength: number;
  /** Error texts. Without `missing` the field may be empty; without `oneLine` it may have line breaks. */
  missing?: string;
  oneLine?: string;
  notText: string;
  unstorable: string;
  tooLong: (maxLength: string) => string;
  /** How functions show the field: in a mail, and in the form without script. */
  label?: string;
  type?: 'email' | 'tel';
  autocomplete?: string;
}

/** Text as it is stored: trimmed, with `\n` as its line break. An absent value becomes an empty text. */
// @__NO_SIDE_EFFECTS__
export function textField({ maxLength, missing, oneLine, ...rules }: TextRules) {
  return v.pipe(
    v.nullish(v.string(rules.notText), ''),
    v.transform(cleanText),
    v.check(text => missing === undefined || text !== '', missing),
    v.check(text => !unstorableCharacter.test(text), rules.unstorable),
    v.check(text => oneLine === undefined || !lineBreak.test(text), oneLine),
    v.maxLength(maxLength, rules.tooLong(maxLength.toLocaleString('en-US'))),
    v.metadata({
      maxLength,
      required: missing !== undefined,
      multiline: oneLine === undefined,
      label: rules.label ?? '',
      type: rules.type ?? 'text',
      autocomplete: rules.autocomplete ?? 'off',
    }),
  );
}

/** An idempotency key: 8–64 of `A–Z a–z 0–9 _ -`, as `pattern` must say, because the error text says so. */
// @__NO_SIDE_EFFECTS__
export const keyField = (pattern: RegExp) => {
  const message = 'Send 8 to 64 letters, digits, hyphens or underscores.';
  return v.pipe(v.nullish(v.string(message), ''), v.regex(pattern, message));
};

/** The schema of each field, by its name. */
export type Fields = Readonly<Record<string, v.GenericSchema>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const unknownFields = (input: object, fields: Fields): string[] =>
  Object.keys(input).filter(name => !Object.hasOwn(fields, name));

/** The result of a check: the values as they are stored, or an error text for each wrong field. */
export type Checked<Values> = { ok: true; value: Values } | { ok: false; fields: Record<string, string> };

/** Checks the fields of a form. Every wrong field is reported, with its first error; so is every unknown one. */
export function checkFields<Entries extends v.ObjectEntries>(
  fields: Entries,
  input: Record<string, unknown>,
  unknownNames: readonly string[] = [],
): Checked<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const result = v.safeParse(v.object(fields), input, { abortPipeEarly: true });
  const problems = [
    ...(result.issues ?? []).map(({ path, message }): [string, string] => [String(path?.[0].key), message]),
    ...unknownNames.map((name): [string, string] => [name, 'There is no such field.']),
  ];
  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  if (!result.success || problems.length > 0) return { ok: false, fields: Object.fromEntries(problems) };
  return { ok: true, value: result.output };
}
