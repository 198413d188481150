import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chapters } from './chapters.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../DEPLOYMENT.md'), 'utf8');

test('what is missing is said in the order in which the page does it, under its headings', () => {
  const headings = Array.from(page.matchAll(/^## \d+\. (.+)$/gm), ([, heading]) => heading);
  // The last looks at all of it.
  expect(headings).toEqual([...chapters.map(([heading]) => heading), 'Final check']);
});

test('whoever has nothing yet is told of everything, first what is done first', { timeout: 60_000 }, () => {
  const { PATH } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'check.ts')], {
    encoding: 'utf8',
    // In place of whatever the two `.env` of a developer hold.
    env: { PATH, ...Object.fromEntries(settings.map(name => [name, ''])) },
  });
  expect(status).toBe(1);
  const lines = stdout.split('\n');
  const said = lines.filter(line => /^(\d\.|  [✓✗]) /.test(line));
  // Content is the repository's own: it may be ready.
  expect(said.map(line => (line === '  ✓ Content' ? '  ✗ Content' : line))).toEqual(
    chapters.flatMap(([heading, checks], index) => [
      `${index + 1}. ${heading}`,
      ...checks.map(({ title }) => `  ✗ ${title}`),
    ]),
  );
  const left = lines.filter(line => /^ {6}[^→]/.test(line)).length;
  expect(lines).toContain(`${left} left. DEPLOYMENT.md goes through them in this order.`);
});

/** Whatever an example asks for. */
const settings = ['.env.example', 'functions/.env.example'].flatMap(file =>
  Array.from(
    readFileSync(path.join(import.meta.dirname, '../../packages/backend/supabase', file), 'utf8').matchAll(
      /^(\w+)=/gm,
    ),
    ([, name]) => name!,
  ),
);
