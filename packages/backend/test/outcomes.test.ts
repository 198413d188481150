/** Tests how `pnpm test:contract` lists the differences between the local backend and the hosted project. */
import { expect, test } from 'vitest';
import { differences } from './contract/outcomes.ts';

const passed = { state: 'passed', reason: '' };
const failed = { state: 'failed', reason: 'expected 503 to be 200' };

test('differences lists the tests that failed in both projects or in one', () => {
  const local = new Map([
    ['both pass', passed],
    ['both fail', failed],
    ['hosted fails', passed],
  ]);
  const hosted = new Map([
    ['both pass', passed],
    ['both fail', failed],
    ['hosted fails', failed],
  ]);
  expect(differences(local, hosted)).toEqual([
    'local     hosted    test',
    'failed    failed    both fail',
    '                    expected 503 to be 200',
    'passed    failed    hosted fails',
    '                    expected 503 to be 200',
  ]);
});

test('differences says that a test was not run against the hosted project when only the local one was tested', () => {
  const local = new Map([
    ['passes', passed],
    ['fails', failed],
  ]);
  expect(differences(local, undefined)).toEqual([
    'local     hosted    test',
    'failed    not run   fails',
    '                    expected 503 to be 200',
  ]);
});
