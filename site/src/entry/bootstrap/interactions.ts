// Part of the bootstrap, the small script of every page: starts the React app when the visitor needs it, and replays the clicks that
// were made while it loaded.
import { storedSessionKeys } from '../../session/storedSession.ts';
import { numberPost, storeTypedText } from '../../api/savedLead.ts';
import { submitAnswerWithoutApp } from './fillInSavedLead.ts';
import { downloadDialog, hasImportStarted, isAppReady, loadApp, stopDownloads, wait } from './app.ts';
import { failed, showBusy, showRetry, slow } from './notice.ts';

/**
 * The elements that need the app: forms, and those with `data-intent`. The attribute is `buy` on the links that start a payment, `sign-in` on
 * the link that opens the sign-in dialog, and empty on all other elements.
 */
const appSelector = 'form, [data-intent]';
/**
 * How long a click waits for the app. Then its fallback runs; if it has none, a message says that loading takes longer than usual, and
 * offers to try again.
 */
const timeoutMs = 8000;
/** How long to wait before each of the two retries of the download, for a click without a fallback. */
const retryDelayMs = 2000;

/** The subjects of the clicks that wait, each with the function that ends its wait. */
const waiting = new Map<unknown, () => void>();

const loadAppWithRetries = (retries: number): Promise<unknown> =>
  loadApp().catch(async (error: unknown) => {
    if (!retries || hasImportStarted) throw error;
    await wait(retryDelayMs);
    return loadAppWithRetries(retries - 1);
  });

/**
 * Stores a click until the app is ready, and replays it then. A click without a fallback waits for as long as that takes.
 * @param subject the form, the intent, or the clicked element. A later click with the same subject takes the place of this one: a visitor buys one tier
 * @param busyElement shows the busy state: the clicked element, or the form's button
 * @param replay makes the same click again, for the app
 * @param fallback does what the browser would do without script: follows the link or posts the form. Undefined if it would do nothing
 */
function replayWhenReady(
  subject: unknown,
  busyElement: HTMLElement,
  replay: () => void,
  fallback: (() => void) | undefined,
): void {
  if (busyElement.ariaBusy) return;
  waiting.get(subject)?.();
  const endBusy = showBusy(busyElement);
  const finish = (action?: () => void) => {
    // A click that was tried again, or took the place of this one, has another function.
    if (waiting.get(subject) !== finish) return;
    waiting.delete(subject);
    clearTimeout(timer);
    endBusy();
    action?.();
  };
  const retry = (mustReload: boolean) => {
    stopDownloads();
    if (!mustReload) return replayWhenReady(subject, busyElement, replay, fallback);
    storeTypedText();
    location.reload();
  };
  const timer = setTimeout(
    () =>
      fallback
        ? finish(fallback)
        : showRetry(slow!, busyElement, mustReload => finish(() => retry(mustReload))),
    timeoutMs,
  );
  waiting.set(subject, finish);
  loadAppWithRetries(fallback ? 0 : 2).then(
    () => finish(replay),
    () => finish(fallback ?? (() => showRetry(failed!, busyElement, retry))),
  );
}

/**
 * True for a link that the browser follows without the app: a payment link, for visitors without a stored session, also into a new tab.
 * Visitors with a session pay through the app, which opens the new tab itself.
 */
const isLeftToBrowser = ({ dataset }: HTMLElement) =>
  dataset.intent === 'buy' && storedSessionKeys().length === 0;

function onClick(event: MouseEvent) {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>('[data-intent]');
  if (isAppReady || !clicked || event.button > 1) return;
  const { intent } = clicked.dataset;
  if (isLeftToBrowser(clicked)) return;
  if (intent !== 'buy' && (event.metaKey || event.ctrlKey || event.shiftKey || event.button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (intent === 'sign-in') downloadDialog();
  replayWhenReady(
    intent || clicked,
    clicked,
    () => clicked.click(),
    clicked instanceof HTMLAnchorElement && intent !== 'buy'
      ? () => location.assign(clicked.href)
      : undefined,
  );
}

/** Loads the app at the first interaction that needs it, and replays early clicks for it. */
export function watchInteractions(): void {
  let isTextKept = false;
  for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown', 'input'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const element = target.closest<HTMLElement>(appSelector);
        // This module keeps what the visitor types, also if the app never loads.
        if (element instanceof HTMLFormElement && element.method === 'post') {
          import('../../api/keepTypedText.ts').then(() => (isTextKept = true)).catch(() => {});
          if (type === 'input' && !isTextKept) storeTypedText();
        }
        // A payment link needs no app, and hydrating this page would delay the page that it opens.
        if (isAppReady || !element || isLeftToBrowser(element)) return;
        // If the download fails, the click tries it again.
        loadApp().catch(() => {});
      },
      { passive: true },
    );
  }
  document.addEventListener('click', onClick, true);
  // A click with the middle button.
  document.addEventListener('auxclick', onClick, true);

  document.addEventListener(
    'submit',
    event => {
      if (isAppReady) return;
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      event.stopPropagation();
      const fallbacks: Partial<Record<string, () => void>> = {
        get: () => submitAnswerWithoutApp(form),
        post: () => {
          numberPost();
          form.submit();
        },
      };
      replayWhenReady(
        form,
        event.submitter ?? form,
        () => form.requestSubmit(event.submitter),
        // The forms of /auth have no URL to post to: their method is `dialog`.
        fallbacks[form.method],
      );
    },
    true,
  );
}
