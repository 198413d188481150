// A local static host, which serves a build as Netlify and Cloudflare do.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { canonicalPath, documentFile } from '../src/paths.ts';

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
/** The response body for every unknown path, and for `/404` itself. */
const notFoundFile = documentFile('/404');
/** Configuration of hosts; not served. */
const unpublished = new Set(['/_headers', '/_redirects', '/vercel.json']);

interface HeaderRule {
  /** Matches the paths that get the headers. */
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Parses Netlify's `_headers`: a path that may end with `*`, then indented lines `Name: value`. A later rule replaces a value, so
 * Cloudflare's lines `! Name` are skipped.
 */
function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      if (colon === -1) continue;
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

/** Parses Netlify's `_redirects`: from, to, status. A `!` after the status means that the redirect precedes a file. */
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
 * A local static host. It serves a folder and follows the `_headers` and `_redirects` that Netlify and Cloudflare read, so
 * tests see what these hosts will do.
 */
export async function createStaticHost(folder: string): Promise<RequestListener> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Serves only listed files, so no request path can leave the folder.
  const files = new Set(
    entries
      .filter(entry => entry.isFile())
      .map(
        entry =>
          `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
      )
      .filter(file => !unpublished.has(file)),
  );
  const readIfExists = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const headerRules = parseHeaders(readIfExists('_headers'));
  const redirects = parseRedirects(readIfExists('_redirects'));
  /** The page of each document, by the document's lower-case name. */
  const pagesByLowerCase = new Map(
    Array.from(files, file => [file.toLowerCase(), canonicalPath(file)] as const).filter(
      ([file]) => file.endsWith('.html') && file !== notFoundFile,
    ),
  );
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
    const respond = async () => {
      // The path is not resolved against a base, for which the path `//about` would be a host.
      const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
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
      const page = canonicalPath(pathname);
      const document = documentFile(page);
      if (page !== pathname && files.has(document)) {
        response.writeHead(301, { Location: page + search }).end();
        return;
      }
      const rightCase = pagesByLowerCase.get(document.toLowerCase());
      if (rightCase && rightCase !== page) {
        response.writeHead(301, { Location: rightCase + search }).end();
        return;
      }
      const file = [document, pathname].find(name => files.has(name) && name !== notFoundFile);
      if (!file && !files.has(notFoundFile)) {
        response.writeHead(404).end();
        return;
      }
      const found = await load(file ?? notFoundFile);
      const type = types[path.extname(file ?? notFoundFile)] ?? 'application/octet-stream';
      if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
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
    respond().catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The server could not read this file. Its log says why.');
    });
  };
}
