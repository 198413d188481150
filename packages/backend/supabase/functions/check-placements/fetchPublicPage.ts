// Fetches a web page of a public server.
import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { type PublicRequestOptions, requestPublic } from '../_shared/publicRequest.ts';

/** A page as a public server sent it. */
export interface PublicPage {
  /** The HTTP status, after redirects. */
  status: number;
  /** The URL, after redirects. */
  url: string;
  /** The first 2 MB of the page. Empty if it is not HTML. */
  html: string;
  /** The header X-Robots-Tag, or empty. */
  robots: string;
}

interface FetchOptions extends Omit<PublicRequestOptions, 'headers' | 'body'> {
  userAgent: string;
}

const maxRedirects = 5;
const maxBytes = 2_000_000;

/**
 * Fetches a page whose URL a person has entered, from public IP addresses only. `requestPublic` checks the URL and the IP address of
 * each request, also those of each redirect.
 * @throws if there is no answer, if it would come from an IP address, a port or a scheme that is not allowed, or after more than 5
 * redirects
 */
export async function fetchPublicPage(
  pageUrl: string,
  { userAgent, ...options }: FetchOptions,
): Promise<PublicPage> {
  const headers = {
    accept: 'text/html,application/xhtml+xml;q=.9,*/*;q=.1',
    'accept-encoding': 'gzip, br',
    'user-agent': userAgent,
  };
  let url = new URL(pageUrl);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    // oxlint-disable-next-line no-await-in-loop -- The response says which URL comes next.
    const response = await requestPublic(url, { ...options, headers });
    const { statusCode: status = 0, headers: responseHeaders } = response;
    const { location } = responseHeaders;
    const isRedirect = [301, 302, 303, 307, 308].includes(status);
    if (isRedirect && location !== undefined && URL.canParse(location, url)) {
      response.destroy();
      url = new URL(location, url);
      continue;
    }
    const isHtml = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(responseHeaders['content-type'] ?? '');
    // oxlint-disable-next-line no-await-in-loop -- It runs once: the loop returns with this response.
    const html = isHtml ? await readText(response) : '';
    response.destroy();
    return { status, url: url.href, html, robots: String(responseHeaders['x-robots-tag'] ?? '') };
  }
  throw new Error(`More than ${maxRedirects} redirects.`);
}

/** The first 2 MB of the body as text. */
async function readText(response: IncomingMessage): Promise<string> {
  const encoding = response.headers['content-encoding'];
  const decoder =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : undefined;
  const body = decoder ? response.pipe(decoder) : response;
  // `pipe` does not pass errors of its source to the decoder.
  if (decoder) response.on('error', error => decoder.destroy(error));
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
}
