/** Checking a placement (a page that published a press release): fetching the page from public addresses only, and finding its links. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPublicAddress } from '../supabase/functions/_shared/publicRequest.ts';
import { fetchPublicPage } from '../supabase/functions/check-placements/fetchPublicPage.ts';
import { linkKindOf, linkTargets } from '../supabase/functions/check-placements/links.ts';

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '2606:4700::6810:84e5',
  // An IPv6 address that contains an IPv4 address is treated as the IPv4 address.
  '::ffff:8.8.8.8',
])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false);
});

/** A server on this machine until the end of the test. Returns its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise(resolve => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const fetchOptions = (more: Partial<Parameters<typeof fetchPublicPage>[1]> = {}) => ({
  userAgent: 'test',
  signal: AbortSignal.timeout(10_000),
  allowedPrivateRanges: ['127.0.0.1/32'],
  ...more,
});

const page = '<p>Hops.</p>';
const sendPage: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
};

describe('fetching a page', () => {
  test('returns status, address and text', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/old?a=1') {
        response.writeHead(301, { location: '/new?b=2' }).end();
        return;
      }
      response.setHeader('x-robots-tag', 'nofollow');
      sendPage(request, response);
    });
    expect(await fetchPublicPage(`http://127.0.0.1:${port}/old?a=1#c`, fetchOptions())).toEqual({
      status: 200,
      url: `http://127.0.0.1:${port}/new?b=2`,
      html: page,
      robots: 'nofollow',
    });
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('reads a page that is compressed with %s', async (encoding, compress) => {
    const port = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding });
      response.end(compress(page));
    });
    expect(await fetchPublicPage(`http://127.0.0.1:${port}/`, fetchOptions())).toMatchObject({ html: page });
  });

  test('reads 2 MB of a page that never ends, compressed or not', async () => {
    const port = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/zip-bomb') {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(50_000_000, 'x')));
        return;
      }
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(60_000)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    for (const path of ['endless', 'zip-bomb']) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const { html } = await fetchPublicPage(`http://127.0.0.1:${port}/${path}`, fetchOptions());
      // The most bytes of a page that are read (`maxBytes`).
      expect(html).toHaveLength(2_000_000);
    }
  });

  test('returns no text for a file that is not HTML', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'application/pdf');
      response.end('%PDF');
    });
    expect(await fetchPublicPage(`http://127.0.0.1:${port}/`, fetchOptions())).toMatchObject({
      status: 200,
      html: '',
    });
  });

  test('rejects when its signal is aborted', async () => {
    const port = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    });
    const abort = new AbortController();
    const fetched = fetchPublicPage(`http://127.0.0.1:${port}/`, fetchOptions({ signal: abort.signal }));
    // By then the server has sent the beginning of the page. It never sends the end.
    setTimeout(() => abort.abort(), 200);
    await expect(fetched).rejects.toThrow('aborted');
  });

  test('rejects after five redirects', async () => {
    let requests = 0;
    const port = await serve((_, response) => {
      requests += 1;
      response.writeHead(302, { location: `/${requests}` }).end();
    });
    await expect(fetchPublicPage(`http://127.0.0.1:${port}/`, fetchOptions())).rejects.toThrow(
      'More than 5 redirects.',
    );
    expect(requests).toBe(6);
  });
});

describe('a private or forbidden address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.1.2.3/',
    'http://8.8.8.8:22/',
    'https://8.8.8.8:80/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'http://user:secret@8.8.8.8/',
  ])('is not fetched: %s', async address => {
    await expect(fetchPublicPage(address, fetchOptions({ allowedPrivateRanges: [] }))).rejects.toThrow(
      /is not (public|allowed)\.$/,
    );
  });

  test('is not fetched when a host resolves to it, alone or among others', async () => {
    for (const addresses of [['10.0.0.1'], ['::1'], ['8.8.8.8', '192.168.0.1'], []]) {
      const fetched = fetchPublicPage(
        'http://news.example/',
        fetchOptions({ allowedPrivateRanges: [], resolve: async () => addresses }),
      );
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await expect(fetched).rejects.toThrow(/is not public\.|has no address\./);
    }
  });

  test('is not fetched when a page redirects to it', async () => {
    let secrets = 0;
    const secret = await serve(() => (secrets += 1));
    const port = await serve((request, response) => {
      response.writeHead(302, { location: decodeURIComponent(request.url!.slice(1)) }).end();
    });
    for (const target of [
      'http://10.0.0.1/',
      'http://[::1]/',
      'file:///etc/passwd',
      `http://127.0.0.2:${secret}/`,
      `http://secret.example:${secret}/`,
    ]) {
      const fetched = fetchPublicPage(
        `http://127.0.0.1:${port}/${encodeURIComponent(target)}`,
        fetchOptions({ resolve: async () => ['127.0.0.2'] }),
      );
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await expect(fetched).rejects.toThrow(/is not (public|allowed)\./);
    }
    expect(secrets).toBe(0);
  });

  test('is not reached when a host resolves to it only after the check', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/again') response.writeHead(302, { location: '/' }).end();
      else sendPage(request, response);
    });
    // The first lookup returns an allowed address, and every later lookup a private one.
    const resolver = () => {
      let lookups = 0;
      return {
        resolve: async () => (lookups++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']),
        lookups: () => lookups,
      };
    };
    // The name exists in no DNS, so the request reached the address that was checked.
    const once = resolver();
    expect(
      await fetchPublicPage(`http://news.example:${port}/`, fetchOptions({ resolve: once.resolve })),
    ).toMatchObject({ html: page });
    expect(once.lookups()).toBe(1);
    const twice = resolver();
    await expect(
      fetchPublicPage(`http://news.example:${port}/again`, fetchOptions({ resolve: twice.resolve })),
    ).rejects.toThrow('10.0.0.1 is not public.');
  });
});

describe('the addresses of a brief', () => {
  test.each([
    ['https://hopyard.example', [['hopyard.example', '']]],
    ['Our site: www.Hopyard.example/. Thanks!', [['hopyard.example', '']]],
    [
      'hopyard.example, https://social.example/company/Hopyard/',
      [
        ['hopyard.example', ''],
        ['social.example', '/company/hopyard'],
      ],
    ],
    ['Write to ada.l@hopyard.example or not at all.', []],
    ['', []],
  ])('are found in %j', (text, targets) => {
    expect(linkTargets(text).map(({ host, path }) => [host, path])).toEqual(targets);
  });
});

describe('the kind of a link', () => {
  const kindOfLink = (html: string, robots = '') =>
    linkKindOf(
      { url: 'https://news.example/a', html, robots },
      linkTargets('hopyard.example social.example/hopyard'),
    );
  test.each([
    ['<a href="https://hopyard.example/">', 'follow'],
    ['<A HREF=https://www.hopyard.example/beer REL="noopener">', 'follow'],
    ['<a href="https://shop.hopyard.example">', 'follow'],
    ['<a href="//hopyard.example">', 'follow'],
    ['<base href="https://hopyard.example/"><a href="/x">', 'follow'],
    ['<a href="https://social.example/hopyard/news">', 'follow'],
    ['<a href="https://hopyard.example" rel="noopener sponsored">', 'sponsored'],
    ['<a href="https://hopyard.example" rel="NoFollow">', 'sponsored'],
    ['<a href="https://hopyard.example" rel="ugc"><a href="https://hopyard.example">', 'follow'],
    ['<meta name="robots" content="noindex, nofollow"><a href="https://hopyard.example">', 'sponsored'],
    ['<a href="/x">', 'none'],
    ['<a href="https://nothopyard.example">', 'none'],
    ['<a href="https://hopyard.example.evil.example">', 'none'],
    ['<a href="https://social.example/hopyard2">', 'none'],
    ['<!-- <a href="https://hopyard.example"> -->', 'none'],
    ['<script>"<a href=https://hopyard.example>"</script>', 'none'],
    ['<a name="x"><a href="http://[">', 'none'],
    ['https://hopyard.example', 'none'],
  ])('of %s is %s', (html, expected) => {
    expect(kindOfLink(html)).toBe(expected);
  });

  test('is sponsored when the server says that no link of the page counts', () => {
    expect(kindOfLink('<a href="https://hopyard.example">', 'nofollow')).toBe('sponsored');
  });
});
