/** Contract test (of a local or a hosted project): the bucket of Storage with the logos of news outlets. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const logoBucket = () =>
  createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } }).storage.from(
    'Website Content',
  );

test('an anonymous client lists the logos by their names in the folder', async () => {
  const { data, error } = await logoBucket().list('News Outlets', { limit: 100, offset: 0 });
  expect(error).toBeNull();
  const names = (data ?? []).map(({ name }) => name);
  expect(names).toContain('Sample-Courier.svg');
  expect(names).toContain('Sample-Gazette-L.svg');
  expect(names.join()).not.toContain('/');
});

test('Storage lists the logos in pages', async () => {
  const namesFrom = async (offset: number) =>
    ((await logoBucket().list('News Outlets', { limit: 2, offset })).data ?? []).map(({ name }) => name);
  expect(await namesFrom(0)).toHaveLength(2);
  expect(await namesFrom(2)).not.toEqual(await namesFrom(0));
  expect(await namesFrom(1000)).toEqual([]);
});

test('each logo has a public URL that serves an SVG picture', async () => {
  const { data } = await logoBucket().list('News Outlets', { limit: 100, offset: 0 });
  expect(data).not.toEqual([]);
  for (const { name } of data!) {
    const { publicUrl } = logoBucket().getPublicUrl(`News Outlets/${name}`).data;
    const response = await fetch(publicUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toMatch(/max-age=\d+/);
    // The name of a large logo contains -L.
    const [width, height] = name.includes('-L') ? [180, 90] : [120, 60];
    expect(await response.text()).toContain(`viewBox="0 0 ${width} ${height}"`);
  }
});

test('a missing folder is empty, and a missing file is an error', async () => {
  expect((await logoBucket().list('Nowhere')).data).toEqual([]);
  const { publicUrl } = logoBucket().getPublicUrl('News Outlets/none.svg').data;
  // The dots are encoded because `fetch` resolves bare dots before it sends the request.
  for (const name of ['none.svg', '..%2F..%2F..%2Fconfig.toml', '%2e%2e%2F%2e%2e%2F%2e%2e%2Fconfig.toml']) {
    const response = await fetch(publicUrl.replace('none.svg', name));
    expect(response.ok).toBe(false);
    await response.body?.cancel();
  }
});

test('an anonymous client cannot upload or delete files', async () => {
  const { error } = await logoBucket().upload('News Outlets/mine.svg', new Blob(['<svg/>']), {
    contentType: 'image/svg+xml',
  });
  expect(error).not.toBeNull();
  // Storage reports no error for a file that may not be removed.
  await logoBucket().remove(['News Outlets/Sample-Courier.svg']);
  const { data } = await logoBucket().list('News Outlets');
  expect((data ?? []).map(({ name }) => name)).toContain('Sample-Courier.svg');
});
