// Tests of the deployment check of the preload lists. No test calls hstspreload.org.
import { afterEach, expect, test, vi } from 'vitest';
import { checkSections } from './checkSections.ts';
import { tierPrices } from './projectSettings.ts';

afterEach(() => vi.unstubAllGlobals());

/** Kind and message of the findings about a domain to which hstspreload.org gives this answer. */
async function findingsOf(answer: () => Promise<Response>, SITE_URL = 'https://www.newsroom.studio') {
  const request = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', request);
  const check = checkSections
    .flatMap(([, checks]) => checks)
    .find(({ title }) => title === 'Preload lists for HTTPS');
  const findings = await check!.run({ env: { SITE_URL }, folder: '', tiers: tierPrices });
  return {
    findings: findings.map(({ kind, message }) => `${kind}: ${message}`),
    addresses: request.mock.calls.map(([address]) => address),
  };
}

test.each([
  ['preloaded', []],
  ['pending', []],
  ['unknown', [expect.stringMatching(/^advice: .*do not contain www\.newsroom\.studio/)]],
])(
  'preloadCheck gives advice for a domain unless it is listed or about to be: %s',
  async (status, findings) => {
    expect(await findingsOf(async () => Response.json({ name: 'www.newsroom.studio', status }))).toEqual({
      findings,
      addresses: ['https://hstspreload.org/api/v2/status?domain=www.newsroom.studio'],
    });
  },
);

test('preloadCheck gives advice when the service does not answer', async () => {
  const { findings } = await findingsOf(() => Promise.reject(new TypeError('fetch failed')));
  expect(findings).toEqual([expect.stringMatching(/^advice: hstspreload\.org does not say/)]);
});

test('preloadCheck asks nothing about a site on this machine', async () => {
  const result = await findingsOf(async () => Response.json({}), 'http://localhost:3000');
  expect(result).toEqual({ findings: [], addresses: [] });
});
