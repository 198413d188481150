// Tests that the page "Messages" in Storybook lists every message that a visitor can see.
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readStoryFiles } from '../../../packages/ui/build/componentFacts.ts';
import { fieldErrors, isToast, serverErrors, textsOf, valueAt } from './content.ts';
import { functionReaders, messageFlows } from './messageUses.ts';

/** Where each message is used: its path in packages/content (`source`), when it is shown, and the story that shows it. */
const uses = messageFlows.flatMap(flow => flow.uses);
const sources = uses.map(({ source }) => source);

/** The modules of packages/content that hold no messages, although names in them match `happened`. */
const withoutMessages = ['placementReport'];

/** The exports of every module of packages/content: a new one cannot be forgotten. */
const content: Record<string, unknown> = Object.assign(
  {},
  ...Object.entries(
    import.meta.glob<Record<string, unknown>>(
      ['../../../packages/content/src/*.ts', '!../../../packages/content/src/*.test.ts'],
      { eager: true },
    ),
  ).map(([file, exports]) => (withoutMessages.includes(path.basename(file, '.ts')) ? {} : exports)),
);

/** True if a use shows this path, or a record around it. */
const isListed = (target: string) =>
  sources.some(source => target === source || target.startsWith(`${source}.`));

/** Calls `visit` with each value inside a value, and its path. */
function walk(value: unknown, textPath: string, visit: (value: unknown, textPath: string) => void) {
  visit(value, textPath);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) walk(child, textPath ? `${textPath}.${key}` : key, visit);
}

test('messageFlows lists every toast of packages/content', () => {
  const missing: string[] = [];
  walk(content, '', (value, textPath) => {
    if (isToast(value) && !isListed(textPath)) missing.push(textPath);
  });
  expect(missing).toEqual([]);
});

test('messageFlows lists every text whose name stands for an event or a state, such as `failed` or `loading`', () => {
  /** Parts of names that stand for an event or a state. */
  const happened =
    /fail|problem|error|unknown|unreachable|denied|expired|missing|conflict|saved|sent\b|invalid|unavailable|blocked|loading|pending|slow|unsaved|nothing|none|checking|validation|sending|submitting|busy|queued|refus|rejected|canceled|unread/i;
  // Labels of buttons, links and rows.
  const isLabel =
    /\.(retry|resend|open|lastError|unconfirmed|states\.canceled|(kinds|channels|statuses)\.[\w-]+)$/;
  const missing: string[] = [];
  walk(content, '', (value, textPath) => {
    if (
      typeof value === 'string' &&
      happened.test(textPath) &&
      !isLabel.test(textPath) &&
      !isListed(textPath)
    )
      missing.push(textPath);
  });
  expect(missing).toEqual([]);
});

test('messageFlows names only texts and stories that exist, and each text once', () => {
  expect(sources.filter(source => textsOf(valueAt(source)).length === 0)).toEqual([]);
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  const stories = new Set(
    readStoryFiles().flatMap(({ title, stories: names }) => names.map(name => `${title}/${name}`)),
  );
  expect(uses.flatMap(({ story }) => (story && !stories.has(story) ? [story] : []))).toEqual([]);
});

test('fieldErrors has the errors of the API contracts', () => {
  const [name] = fieldErrors['Contact form'];
  expect(name).toEqual({
    name: 'name',
    errors: [
      'Enter your name.',
      'Write your name on one line.',
      'Write your name as text.',
      'Your name has a character in it that cannot be stored. Type it again.',
      'Keep your name to 100 characters or fewer.',
    ],
  });
});

test('fieldErrors has the errors of the contract of orders', () => {
  expect(fieldErrors['Brief of a press release']?.find(({ name }) => name === 'event')?.errors).toContain(
    'Write what happened.',
  );
  expect(
    fieldErrors['Requested change of a press release']?.find(({ name }) => name === 'comment')?.errors,
  ).toContain('Write what should change.');
});

test('functionReaders names every Edge Function, and serverErrors has its error messages', () => {
  const folders = globSync('*/index.ts', {
    cwd: path.resolve(import.meta.dirname, '../../../packages/backend/supabase/functions'),
  }).map(file => path.dirname(file));
  expect(Object.keys(functionReaders).toSorted()).toEqual(folders.toSorted());
  const answers = (name: string) => serverErrors.find(each => each.name === name)?.answers;
  expect(answers('create-checkout')).toContain(
    'You already have a subscription. Change or cancel it under Manage subscription.',
  );
  expect(answers('_shared')).toContain(
    'You are not signed in, or your session has ended. Sign in again to continue.',
  );
});
