// Tests of `pnpm deploy:check`, which prints what a hosted project lacks.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkSections } from './checkSections.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../DEPLOYMENT.md'), 'utf8');

test('the checks have the headings of DEPLOYMENT.md, in its order', () => {
  const headings = Array.from(guide.matchAll(/^## \d+\. (.+)$/gm), ([, heading]) => heading);
  // The last section runs all checks.
  expect(headings).toEqual([...checkSections.map(([heading]) => heading), 'Final check']);
});

test('deploy:check reports every check when nothing is set', { timeout: 60_000 }, () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'runDeployChecks.ts')],
    {
      encoding: 'utf8',
      // Empty values override the `.env` files of a developer. Without PATH, the content check fails immediately: it cannot start pnpm.
      env: Object.fromEntries(settings.map(name => [name, ''])),
    },
  );
  expect(status).toBe(1);
  const lines = stdout.split('\n');
  const titles = lines.filter(line => /^(\d\.|  [✓✗]) /.test(line));
  expect(titles).toEqual(
    checkSections.flatMap(([heading, checks], index) => [
      `${index + 1}. ${heading}`,
      ...checks.map(({ title }) => `  ✗ ${title}`),
    ]),
  );
  const findingCount = lines.filter(line => /^ {6}[^→]/.test(line)).length;
  expect(lines).toContain(`${findingCount} findings left. DEPLOYMENT.md goes through them in this order.`);
});

/** The settings of the two example files. */
const settings = ['.env.example', 'functions/.env.example'].flatMap(file =>
  Array.from(
    readFileSync(path.join(import.meta.dirname, '../../packages/backend/supabase', file), 'utf8').matchAll(
      /^(\w+)=/gm,
    ),
    ([, name]) => name!,
  ),
);
