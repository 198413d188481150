import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recorded } from '../supabase/functions/_shared/answer.ts';
import { isRequestId, reference } from '../supabase/functions/_shared/contracts/request.ts';
import { json } from '../supabase/functions/_shared/http.ts';
import contactSubmission from '../supabase/functions/contact-submission/index.ts';
import { log, outsideRequests } from '../supabase/functions/_shared/log.ts';

const given = '3F9A0c1e-7b52-4d1c-9e63-0a8f5b2c7d14';
const from = (hostname: string) => ({ remoteAddr: { hostname } });
const request = (id?: string) =>
  new Request('http://localhost/', id === undefined ? {} : { headers: { 'x-request-id': id } });

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('every line, every error and the answer carry one id, each request its own', async () => {
  const call = () =>
    recorded('a-function', request(), async () => {
      log('begun', {});
      await Promise.resolve();
      log('ended', {});
      return json({ error: 'No.' }, 400);
    });
  const answers = await Promise.all([call(), call()]);
  const ids = answers.map(answer => answer.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  for (const [index, answer] of answers.entries()) {
    expect(isRequestId(ids[index])).toBe(true);
    expect(await answer.json()).toEqual({ error: 'No.', request_id: ids[index] });
    const own = lines.filter(({ requestId }) => requestId === ids[index]);
    expect(own.map(({ event }) => event)).toEqual(['begun', 'ended', 'a-function']);
  }
});

test('a yes is as it is', async () => {
  const answer = await recorded('a-function', request(), async () => json({ success: true }, 200));
  expect(await answer.json()).toEqual({ success: true });
});

test('what throws is a 500 that says nothing of why, and the log does under the same id', async () => {
  const answer = await recorded('a-function', request(), () =>
    Promise.reject(new Error('The cable is cut.')),
  );
  const id = answer.headers.get('x-request-id');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    success: false,
    error: 'Something went wrong. Please try again or email us directly.',
    request_id: id,
  });
  expect(lines).toMatchObject([
    { requestId: id, error: 'The cable is cut.' },
    { requestId: id, status: 500 },
  ]);
});

test('work that the answer does not wait for logs under the id of its request', async () => {
  const later = Promise.withResolvers<void>();
  let work: Promise<void> | undefined;
  const answer = await recorded('a-function', request(), async () => {
    work = later.promise.then(() => log('later', {}));
    return json({}, 200);
  });
  later.resolve();
  await work;
  expect(lines.at(-1)).toMatchObject({ event: 'later', requestId: answer.headers.get('x-request-id') });
});

test('work for many requests logs under none of them', async () => {
  await recorded('a-function', request(), async () => {
    await outsideRequests(async () => {
      await Promise.resolve();
      log('mail', {});
    });
    return json({}, 200);
  });
  expect(lines[0]).toMatchObject({ event: 'mail' });
  expect(lines[0]).not.toHaveProperty('requestId');
});

test.each([
  ['a trusted proxy', given, '10.1.2.3', true],
  ['one that makes them without hyphens', given.replaceAll('-', ''), '10.1.2.3', true],
  ['anybody else', given, '203.0.113.9', false],
  ['a trusted proxy, in another form', `${given}\\n{"event":"forged"}`, '10.1.2.3', false],
  ['a trusted proxy, and empty', '', '10.1.2.3', false],
])('the id of %s', async (_, id, peer, taken) => {
  const answer = await recorded('a-function', request(id), async () => json({}, 200), from(peer));
  const got = answer.headers.get('x-request-id');
  expect(isRequestId(got)).toBe(true);
  expect(got === id).toBe(taken);
});

test('whoever has no script reads it on the page that keeps their words', async () => {
  for (const [name, value] of Object.entries({
    // Nothing listens there.
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    SITE_URL: 'https://milwright.studio',
    HASH_SECRET: 'x'.repeat(40),
    DISPATCH_SECRET: 'y'.repeat(40),
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'Milwright <desk@milwright.studio>',
    STUDIO_EMAIL: 'desk@milwright.studio',
  })) {
    vi.stubEnv(name, value);
  }
  const body = new URLSearchParams({
    name: 'Ada',
    email: 'ada@hopyard.example',
    message: 'Hops.',
    inquiry_type: 'consultation',
  });
  const answer = await contactSubmission.fetch(new Request('http://localhost/', { method: 'POST', body }));
  const page = await answer.text();
  expect(answer.status).toBe(500);
  expect(page).toContain(`Reference ${reference(answer.headers.get('x-request-id')!)}`);
  expect(page).toContain('Hops.');
});

test('people quote its beginning', () => {
  expect(reference(given)).toBe('3f9a0c1e');
});
