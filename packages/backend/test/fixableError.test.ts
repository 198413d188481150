/** Errors of the system become errors that say what a developer can do. */
import { expect, test } from 'vitest';
import { FixableError, toFixableError } from '../local/fixableError.ts';

test.each([
  ['the code ENOSPC', Object.assign(new Error('write failed'), { code: 'ENOSPC' })],
  ['text of PostgreSQL', new Error('could not extend file: No space left on device')],
])('toFixableError reports a full disk, known by %s, as a FixableError that says what to do', (_, error) => {
  const reported = toFixableError(error) as FixableError;
  expect(reported).toBeInstanceOf(FixableError);
  expect(reported.message).toMatch(/free some space/);
  expect(reported.cause).toBe(error);
});

test('toFixableError reports a missing permission with the path', () => {
  const error = Object.assign(new Error('denied'), { code: 'EACCES', path: '/data' });
  expect((toFixableError(error) as FixableError).message).toContain('/data');
});

test('toFixableError returns other errors unchanged', () => {
  const error = new Error('something else');
  expect(toFixableError(error)).toBe(error);
});
