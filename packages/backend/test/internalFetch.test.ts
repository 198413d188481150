/** Requests of the functions to the REST API of the same process do not pass through the network. */
import { expect, onTestFinished, test } from 'vitest';
import { answerInternalRequests } from '../local/internalFetch.ts';

const apiUrl = 'http://localhost:54321';

/**
 * Replaces `fetch` by `answerInternalRequests`, with an API and a network that are stand-ins. The test resolves each response of the
 * API in `answers`. The network answers every request with 418. `end` restores `fetch`.
 */
function start() {
  const answers: PromiseWithResolvers<Response>[] = [];
  const requests: Request[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response(null, { status: 418 }));
  const end = answerInternalRequests(apiUrl, {
    fetch(request) {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      requests.push(request);
      return answer.promise;
    },
  });
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { answers, requests, end };
}

test('answerInternalRequests gives a request for the REST API to that API without the network, with headers and body', async () => {
  const { answers, requests } = start();
  const response = fetch(`${apiUrl}/rest/v1/rpc/health`, {
    method: 'POST',
    headers: { apikey: 'secret' },
    body: '{}',
    signal: AbortSignal.timeout(1000),
  });
  answers[0]!.resolve(Response.json({ healthy: true }));
  expect(await (await response).json()).toEqual({ healthy: true });
  const [request] = requests;
  expect([request!.method, request!.headers.get('apikey'), await request!.text()]).toEqual([
    'POST',
    'secret',
    '{}',
  ]);
});

test('answerInternalRequests leaves requests for other addresses to the network, and after `end` all requests', async () => {
  const { requests, end } = start();
  // The network of the test answers 418.
  for (const url of [`${apiUrl}/auth/v1/user`, 'http://localhost:54325/rest/v1/leads'])
    expect((await fetch(url)).status).toBe(418);
  await end();
  expect((await fetch(`${apiUrl}/rest/v1/leads`)).status).toBe(418);
  expect(requests).toEqual([]);
});

test('answerInternalRequests rejects a request that times out, even if the API answers later', async () => {
  const { answers } = start();
  const timeout = new AbortController();
  const response = fetch(`${apiUrl}/rest/v1/leads`, { signal: timeout.signal });
  timeout.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(response).rejects.toThrow('The operation timed out.');
  answers[0]!.resolve(new Response());
  await expect(fetch(`${apiUrl}/rest/v1/leads`, { signal: timeout.signal })).rejects.toThrow('timed out');
  // Vitest fails the run if nothing handles this late rejection.
  answers[1]!.reject(new Error('The database is restarting.'));
});

test('`end` waits for the requests that the API has not answered', async () => {
  const { answers, end } = start();
  const response = fetch(`${apiUrl}/rest/v1/leads`);
  let hasEnded = false;
  const ended = end().then(() => (hasEnded = true));
  await new Promise(resolve => setImmediate(resolve));
  expect(hasEnded).toBe(false);
  answers[0]!.resolve(new Response());
  await ended;
  expect((await response).status).toBe(200);
});
