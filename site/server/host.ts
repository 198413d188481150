import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { addressOf, documentFile } from '../src/paths.ts';

const compress = promisify(brotliCompress);

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/** Stands in for every page that there is not, its own address among them. */
const missing = documentFile('/404');
/** Told to hosts, not to visitors. */
const unpublished = new Set(['/_headers', '/_redirects', '/vercel.json']);

interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** Reads Netlify's `_headers`: a path with `*` at its end, then indented `Name: value` lines. */
function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace('*', '.*');
      rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] });
    }
  }
  return rules;
}

/** Reads Netlify's `_redirects`: from, to, status, with `!` where a file is passed over. */
const parseRedirects = (text: string): Map<string, { to: string; status: number }> =>
  new Map(
    text
      .split('\n')
      .filter(line => line.trim())
      .map(line => {
        const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
        return [from, { to, status: Number.parseInt(status, 10) }];
      }),
  );

/**
 * A static host on this machine: it serves a folder and obeys the same `_headers` and `_redirects` that Netlify and
 * Cloudflare read, so that what is tested here is what they will do.
 */
export async function createHost(folder: string): Promise<RequestListener> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Only what is listed is served: there is no path to climb out by.
  const files = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(
        entry =>
          `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
      )
      .filter(file => !unpublished.has(file)),
  );
  const rule = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const headerRules = parseHeaders(rule('_headers'));
  const redirects = parseRedirects(rule('_redirects'));
  const cache = new Map<string, { body: Buffer; etag: string; brotli?: Promise<Buffer> }>();

  const load = async (file: string) => {
    let found = cache.get(file);
    if (!found) {
      const body = await readFile(path.join(folder, file));
      found = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
      cache.set(file, found);
    }
    return found;
  };

  return (request, response) => {
    const answer = async () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      for (const { pattern, headers } of headerRules) {
        if (pattern.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const redirect = redirects.get(pathname);
      if (redirect) {
        response.writeHead(redirect.status, { Location: redirect.to + search }).end();
        return;
      }
      const page = addressOf(pathname);
      const document = documentFile(page);
      if (page !== pathname && files.has(document)) {
        response.writeHead(301, { Location: page + search }).end();
        return;
      }
      const file = [document, pathname].find(name => files.has(name) && name !== missing);
      if (!file && !files.has(missing)) {
        response.writeHead(404).end();
        return;
      }
      const found = await load(file ?? missing);
      const type = types[path.extname(file ?? missing)] ?? 'application/octet-stream';
      response.setHeader('Content-Type', type);
      response.setHeader('ETag', found.etag);
      response.setHeader('Vary', 'Accept-Encoding');
      if (!response.hasHeader('Cache-Control'))
        response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
      if (!file) response.statusCode = 404;
      else if (request.headers['if-none-match'] === found.etag) {
        response.writeHead(304).end();
        return;
      }
      let payload = found.body;
      if (
        /^(text|application\/(json|manifest|xml))|svg/.test(type) &&
        /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')
      ) {
        found.brotli ??= compress(found.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        payload = await found.brotli;
        response.setHeader('Content-Encoding', 'br');
      }
      response.setHeader('Content-Length', payload.length);
      response.end(request.method === 'HEAD' ? undefined : payload);
    };
    answer().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The server could not read this file. Its log says why.');
    });
  };
}
