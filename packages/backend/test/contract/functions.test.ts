/** Contract test (of a local or a hosted project): every function is deployed. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRequestId } from '../../supabase/functions/_shared/contracts/request.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const functionsFolder = join(import.meta.dirname, '../../supabase/functions');
const functionNames = readdirSync(functionsFolder).filter(name => /^[a-z][a-z-]*$/.test(name));

test.each(functionNames)(
  '%s is deployed, and its error response has the same request id in body and header, and forbids sniffing and frames',
  async name => {
    const response = await fetch(`${project.apiUrl}/functions/v1/${name}`, { method: 'PUT' });
    const id = response.headers.get('x-request-id');
    expect(response.status).toBe(405);
    expect(isRequestId(id)).toBe(true);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(await response.json()).toMatchObject({ error: expect.any(String), request_id: id });
  },
);
