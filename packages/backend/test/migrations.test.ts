/** Tests that the migrations of the first release define each object once, in its final form. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The newest migration of the first deployment, by its file name. Set it on that day: a later migration may change what an earlier one has
 * created. Until then, every migration belongs to the first release.
 */
const lastOfFirstRelease = '99999999999999_none_yet.sql';

const folder = join(import.meta.dirname, '../supabase/migrations');

interface Statement {
  file: string;
  /** In lower case and on one line, without comments, and with texts and function bodies emptied. */
  text: string;
}

const statements = readdirSync(folder)
  .filter(file => file.endsWith('.sql') && file <= lastOfFirstRelease)
  .toSorted()
  .flatMap((file): Statement[] =>
    readFileSync(join(folder, file), 'utf8')
      .replaceAll(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, match =>
        match.startsWith('--') ? '' : "''",
      )
      .split(';')
      .map(text => ({ file, text: text.replaceAll(/\s+/g, ' ').trim().toLowerCase() })),
  );

/** `name(types)` of a statement that creates a function. All parameters of this project's functions have names. */
function createdFunction({ text }: Statement): string | undefined {
  const [, name, rest] = /^create (?:or replace )?function ([\w.]+) ?\((.*)$/.exec(text) ?? [];
  if (!name || rest === undefined) return undefined;
  const parameters = [''];
  let depth = 0;
  for (const character of rest) {
    if (character === ')' && depth === 0) break;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parameters.push('');
    else parameters[parameters.length - 1] += character;
  }
  const types = parameters.map(parameter =>
    parameter
      .trim()
      .replace(/ ?(?:\bdefault\b|=).*$/, '')
      .replace(/^(?:in|inout|variadic) /, '')
      .replace(/^\w+ /, ''),
  );
  return `${name}(${types.join(', ')})`;
}

/** The keys that several statements have, each with the files of its statements. */
function repeated(keyOf: (statement: Statement) => string | undefined): Record<string, string[]> {
  const filesByKey = Map.groupBy(
    statements.filter(statement => keyOf(statement) !== undefined),
    keyOf,
  );
  return Object.fromEntries(
    Array.from(filesByKey)
      .filter(([, found]) => found.length > 1)
      .map(([key, found]) => [key, found.map(({ file }) => file)]),
  );
}

test('finds the functions of the migrations, with the types of their parameters', () => {
  expect(statements.map(createdFunction)).toEqual(
    expect.arrayContaining([
      'public.health()',
      'public.save_customer(uuid, text)',
      'private.search_text(text[])',
      'public.retry_failed_outbox_row(bigint)',
      'private.queue_event(text, text, jsonb, uuid, uuid, integer)',
    ]),
  );
});

test('no function is created twice: edit the file of its subject', () => {
  expect(repeated(createdFunction)).toEqual({});
});

test('no object has two comments', () => {
  expect(repeated(({ text }) => /^comment on .+(?= is )/.exec(text)?.[0])).toEqual({});
});

test('no statement changes or drops what another has created: edit the file that creates it', () => {
  // A table may get row level security, and a column that refers to a table of a later file. Default privileges are no object.
  const allowed =
    /^alter (?:table [\w.]+ (?:enable row level security|add column [^,]*)|default privileges .*)$/;
  expect(statements.filter(({ text }) => /^(?:alter|drop) /.test(text) && !allowed.test(text))).toEqual([]);
});
