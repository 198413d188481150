// Tests what `pnpm build` says when it cannot build.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command in a brand, with a malformed setting, and returns what it prints. */
function build(brand: string) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/ui/build/runInBrand.ts', 'site/build/buildForProject.ts'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, BRAND: brand, SUPABASE_URL: 'none' } },
  );
  return { status, stderr };
}

it('pnpm build says where the settings belong, and how to see the site in that brand without them', () => {
  const { status, stderr } = build('gazette');
  expect(status).toBe(1);
  expect(stderr).toContain('SUPABASE_URL');
  expect(stderr).toContain('cp packages/backend/supabase/.env.example packages/backend/supabase/.env');
  expect(stderr).toContain('BRAND=gazette npm start');
});

it('pnpm build names the known brands when the brand is unknown, without a stack trace', () => {
  const { status, stderr } = build('gazete');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'BRAND is “gazete”, and there is no such brand. Known: gazette, broadsheet. `pnpm new brand NAME` adds one.\n',
  );
});
