// Tests of the command that lists placeholders, content that must be replaced before the site goes live.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { placeholderContent } from '@fit-to-print/content/placeholderContent';
import { expect, test } from 'vitest';

test(
  'checkPlaceholderContent lists the placeholder content, and with --production fails if there is any',
  { timeout: 60_000 },
  () => {
    const check = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [path.resolve(import.meta.dirname, 'checkPlaceholderContent.ts'), ...args],
        {
          encoding: 'utf8',
        },
      );
    const placeholders = Object.values(placeholderContent).flat();
    const list = check();
    expect(list.status).toBe(0);
    expect(list.stdout.match(/(?<=^  )\S+$/gm) ?? []).toEqual(placeholders);
    const production = check('--production');
    expect(production.status).toBe(placeholders.length > 0 ? 1 : 0);
  },
);
