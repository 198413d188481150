// Tells search engines by IndexNow which pages have changed.
import { indexNowKey, indexNowKeyFile } from '../build/indexNow.ts';
import { markAnnounced, readHistory, unannouncedPages, writeHistory } from '../build/pageHistory.ts';

/** The most URLs that one submission may contain (indexnow.org). */
const maxUrls = 10_000;

/** The options of `announce`. */
export interface AnnounceOptions {
  /** The file with the published pages, each with the day on which it last changed (`pageHistory.ts`). */
  historyFile: string;
  /** The origin of the site's canonical URLs. */
  origin: string;
  /** The URL at which the site can be reached. Default: `origin`. */
  site?: string;
  /** The URL of an IndexNow service. It passes submissions on to all other IndexNow services. */
  endpoint?: string;
}

/**
 * Sends search engines the URLs of pages that have changed since the last announcement, new and deleted pages included.
 * @returns The number of pages.
 * @throws If the site does not serve the key yet, or the service rejects a request. Pages that it accepted before are not sent again.
 */
export async function announce({
  historyFile,
  origin,
  site = origin,
  endpoint = 'https://api.indexnow.org/indexnow',
}: AnnounceOptions): Promise<number> {
  const key = indexNowKey(origin);
  const keyFile = indexNowKeyFile(origin);
  let history = readHistory(historyFile);
  const paths = unannouncedPages(history);
  if (paths.length === 0) return 0;
  const served = await fetch(site + keyFile);
  if (!served.ok || (await served.text()).trim() !== key)
    throw new Error(
      `${origin}${keyFile} does not have the key. Deploy what \`pnpm build\` wrote, then announce it.`,
    );
  for (let start = 0; start < paths.length; start += maxUrls) {
    const part = paths.slice(start, start + maxUrls);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: origin + keyFile,
        urlList: part.map(pagePath => origin + pagePath),
      }),
    });
    if (!response.ok)
      throw new Error(
        `${new URL(endpoint).host} answered ${response.status} ${response.statusText}. ${start} of ${paths.length} pages were announced. Run this again later for the others.`,
      );
    history = markAnnounced(history, part);
    writeHistory(historyFile, history);
  }
  return paths.length;
}
