/** Tests `pnpm test:contract`, which compares the local backend with a hosted project. Here, a second local backend replaces the hosted project. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { startTestBackend } from '../testBackend.ts';

const compareScript = join(import.meta.dirname, '../contract/compare.ts');

test('test:contract runs its tests against both projects, and reports the differences', async () => {
  const { backend, stopAndDelete } = await startTestBackend();
  const sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });
  try {
    // The difference: this project does not let its functions call `health`.
    await sql`revoke execute on function public.health() from service_role`;
    const { code, output } = await new Promise<{ code: unknown; output: string }>(resolve => {
      execFile(
        process.execPath,
        [compareScript, 'health'],
        {
          env: {
            ...process.env,
            ...backend.site,
            DATABASE_URL: backend.urls.database,
            SITE_URL: backend.env.SITE_URL,
            DISPATCH_SECRET: backend.env.DISPATCH_SECRET,
            STRIPE_WEBHOOK_SECRET: backend.env.STRIPE_WEBHOOK_SECRET,
            // A prepared data folder, which the script copies so that its local backend starts quickly.
            DATA_FOLDER_TEMPLATE: inject('dataFolderTemplate'),
          },
        },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
      );
    });
    expect(output).toContain(
      'passed    failed    health.test.ts › anyone may request health, which returns the state and age of each check',
    );
    expect(output).toContain('expected 503 to be 200');
    expect(output).not.toContain('counts queued, overdue and failed mail');
    expect(output).toContain('Local: 2 of 2 pass.');
    expect(output).toContain('Hosted: 1 of 2 pass.');
    expect(code).toBe(1);
  } finally {
    await sql.end();
    await stopAndDelete();
  }
});
