// Downloads the React app and starts it. Part of the bootstrap, the small script of every page.
import type { PageData } from '../../shell/pageData.ts';
import { report } from './reports.ts';

/** The script element on which the build lists the files of this page. The dev server lists none. */
const script = document.querySelector<HTMLScriptElement>('script[data-files]');
/** The addresses in a list that spaces separate. */
const filesIn = (list: string | undefined): readonly string[] => list?.match(/\S+/g) ?? [];
/** The files that the app needs on this page. The first is the data of the page, as JSON. */
const pageFiles = filesIn(script?.dataset.files);
const dialogFiles = filesIn(script?.dataset.dialog);
const userFiles = filesIn(script?.dataset.user);

const downloads = new Map<string, Promise<string>>();
let stop = new AbortController();

/** The time between the starts of two downloads, in ms. A slow phone needs some 2 ms to start one. */
const startIntervalMs = 4;

/** Resolves after this time. */
export const wait = (ms: number): Promise<unknown> =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/**
 * Downloads files into the browser's cache, all at the same time, and returns their texts. It uses `fetch`, because a browser never repeats
 * an import that failed, with a preload or without. Each download starts in a separate task: all in one task would delay the paint that
 * shows the clicked element as busy. `modulepreload` lets the browser compile a script that was downloaded ahead of a click, so that an
 * import only has to run it.
 */
function download(files: readonly string[], priority?: RequestPriority): Promise<string[]> {
  return Promise.all(
    files.map((file, index) => {
      const started = downloads.get(file);
      if (started) return started;
      const text = (async () => {
        await wait(index * startIntervalMs);
        const response = await fetch(file, { priority, signal: stop.signal });
        if (!response.ok) throw new Error(file);
        const content = await response.text();
        if (priority === 'low' && pageFiles.includes(file) && file.endsWith('js'))
          document.head.append(
            Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }),
          );
        return content;
      })();
      downloads.set(file, text);
      text.catch(() => downloads.delete(file));
      return text;
    }),
  );
}

/** Downloads what a click will need, without running it. */
export const downloadAhead = (): void => void download([...pageFiles, ...dialogFiles], 'low').catch(() => {});

/** Ends the downloads that have not arrived, as if they had failed. */
export function stopDownloads(): void {
  stop.abort();
  stop = new AbortController();
}

let loading: Promise<unknown> | undefined;
/** True once the app responds to events. */
export let isAppReady = false;
/** True from the start of the import. If the import fails or stalls, the browser does not try it again in this document. */
export let hasImportStarted = false;

/** Downloads and hydrates the app. After a failure, the next call tries again. */
export function loadApp(): Promise<unknown> {
  loading ??= (async () => {
    const [data] = await download(pageFiles, 'high');
    hasImportStarted = true;
    const client = await import('../client.tsx');
    await client.hydrate(data ? (JSON.parse(data) as PageData) : undefined);
    isAppReady = true;
    document.documentElement.dataset.hydrated = '';
  })();
  loading.catch((error: unknown) => {
    loading = undefined;
    report(error);
  });
  return loading;
}

/** Downloads the sign-in dialog at the same time as the app, for a click that will open it. */
export const downloadDialog = (): void => void download(dialogFiles).catch(() => {});

/** Downloads what the app of a signed-in visitor imports, at the same time as the app. Otherwise the app would download it only after the hydration. */
export const downloadForUser = (): void => void download(userFiles).catch(() => {});
