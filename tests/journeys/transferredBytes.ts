// The transferred size of a file.
import type { Response } from 'playwright/test';

/** Bytes of a response's body as the site's host sends it: text is compressed with brotli at its highest quality, once for each file. */
export async function transferredBytes(response: Response): Promise<number> {
  const length = await response.headerValue('content-length');
  if (length === null) throw new Error(`${response.url()} has no Content-Length, so its size is not known.`);
  return Number(length);
}
