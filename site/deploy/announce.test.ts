// Tests of `pnpm deploy:announce`, which tells search engines which pages have changed.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readHistory, updateHistory, writeHistory } from '../build/pageHistory.ts';
import { announce } from './announce.ts';
import { indexNowKey, indexNowKeyFile } from '../build/indexNow.ts';

const origin = 'https://studio.example';
const folder = mkdtempSync(path.join(tmpdir(), 'announce-'));
const history = path.join(folder, 'history.json');

interface Submission {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}
let submissions: Submission[] = [];
let isDeployed = true;
let status = 200;

/** The site and an IndexNow service on one port. */
const server = createServer((request, response) => {
  if (request.method === 'POST')
    void json(request).then(submission => {
      submissions.push(submission as Submission);
      return response.writeHead(status).end();
    });
  else if (isDeployed && request.url === indexNowKeyFile(origin)) response.end(indexNowKey(origin));
  else response.writeHead(404).end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  submissions = [];
  [isDeployed, status] = [true, 200];
});

/** Announces the changed pages to the test server. Returns their number. */
const send = () => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return announce({ historyFile: history, origin, site, endpoint: `${site}/indexnow` });
};
/** Writes the history of a build whose pages have these contents, by path. */
const publish = (contents: Readonly<Record<string, string>>) =>
  writeHistory(history, updateHistory(readHistory(history), new Map(Object.entries(contents)), '2026-11-23'));

it('announce sends every page the first time, then only those that changed', async () => {
  publish({ '/': 'a', '/about': 'b' });
  expect(await send()).toBe(2);
  expect(submissions).toEqual([
    {
      host: 'studio.example',
      key: indexNowKey(origin),
      keyLocation: origin + indexNowKeyFile(origin),
      urlList: [`${origin}/`, `${origin}/about`],
    },
  ]);
  expect(await send()).toBe(0);
  publish({ '/': 'a', '/about': 'c' });
  expect(await send()).toBe(1);
  expect(submissions.at(-1)?.urlList).toEqual([`${origin}/about`]);
  expect(submissions).toHaveLength(2);
});

it('announce sends nothing and rejects when the site is not deployed yet', async () => {
  publish({ '/': 'd', '/about': 'c' });
  isDeployed = false;
  await expect(send()).rejects.toThrow('does not have the key. Deploy what `pnpm build` wrote');
  expect(submissions).toEqual([]);
});

it('announce sends a page again when the service rejected it', async () => {
  publish({ '/': 'e', '/about': 'c' });
  status = 429;
  await expect(send()).rejects.toThrow('answered 429');
  status = 202;
  expect(await send()).toBe(1);
});

it('announce sends at most 10,000 pages in one request', async () => {
  publish(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`/page-${index}`, 'a'])));
  await send();
  // The two pages of the earlier tests are included, because they are deleted now.
  expect(submissions.map(({ urlList }) => urlList.length)).toEqual([10_000, 3]);
});
