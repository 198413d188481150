// Part of the bootstrap, the small script of every page: starts the React app when the visitor needs it, and repeats for it the
// clicks that were made while it loaded.
import { storedSessionKeys } from '../../session/storedSession.ts';
import { followQuestion } from './fillInSavedLead.ts';
import { downloadDialog, isAppReady, isImportBroken, loadApp } from './app.ts';
import { sayHasFailed, sayIsSlow, showBusy } from './notice.ts';

/** What needs the app: forms, and elements that are marked. */
const appSelector = 'form, [data-intent]';
/** How long a click waits for the app. Then its fallback runs; if it has none, a message says that loading takes longer than usual. */
const timeoutMs = 8000;
/** How long to wait before each new try of the download, for a click without a fallback. */
const retryDelaysMs = [1000, 3000];

const waitingElements = new Set<Element>();

/** A click that came before the app was ready. */
interface EarlyClick {
  /** The form or the marked element. While its click waits, more clicks on it are ignored. */
  element: Element;
  /** Shows the busy state: the element, or the form's button. */
  pressed: HTMLElement;
  /** Repeats the click for the app. */
  replay: () => void;
  /** Does what the browser would do without script: follows the link or posts the form. Undefined if it would do nothing. */
  fallBack: (() => void) | undefined;
}

async function startWithRetries(delaysMs: readonly number[]): Promise<unknown> {
  const [delayMs, ...later] = delaysMs;
  try {
    return await loadApp();
  } catch (error) {
    if (delayMs === undefined || isImportBroken) throw error;
    await new Promise(resolve => {
      setTimeout(resolve, delayMs);
    });
    return startWithRetries(later);
  }
}

/** Stores a click until the app is ready, and replays it then. A click without a fallback waits for as long as that takes. */
function replayWhenReady(click: EarlyClick): void {
  const { element, pressed, replay, fallBack } = click;
  if (waitingElements.has(element)) return;
  waitingElements.add(element);
  const endBusy = showBusy(pressed);
  const finish = (action: () => void) => {
    if (!waitingElements.delete(element)) return;
    clearTimeout(timer);
    endBusy();
    action();
  };
  const timer = setTimeout(() => (fallBack ? finish(fallBack) : sayIsSlow(pressed)), timeoutMs);
  const retry = () => (isImportBroken ? location.reload() : replayWhenReady(click));
  startWithRetries(fallBack ? [] : retryDelaysMs).then(
    () => finish(replay),
    () => finish(fallBack ?? (() => sayHasFailed(pressed, retry))),
  );
}

/**
 * True for a link that the browser follows by itself: visitors without a stored session follow the payment link, also into a new tab. The
 * others pay through the app, which opens a new tab itself.
 */
const isPaymentLink = ({ dataset }: HTMLElement) =>
  dataset.intent === 'buy' && storedSessionKeys().length === 0;

function onClick(event: MouseEvent) {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>('[data-intent]');
  if (isAppReady || !clicked || event.button > 1) return;
  const { intent } = clicked.dataset;
  if (isPaymentLink(clicked)) return;
  if (intent !== 'buy' && (event.metaKey || event.ctrlKey || event.shiftKey || event.button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (intent === 'sign-in') downloadDialog();
  replayWhenReady({
    element: clicked,
    pressed: clicked,
    replay: () => clicked.click(),
    fallBack:
      clicked instanceof HTMLAnchorElement && intent !== 'buy'
        ? () => location.assign(clicked.href)
        : undefined,
  });
}

/** Loads the app when something needs it, and repeats early clicks for it. */
export function watchInteractions(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const element = target.closest<HTMLElement>(appSelector);
        if (element instanceof HTMLFormElement && element.method === 'post')
          import('../../api/typedWords.ts').catch(() => {});
        // Hydration would hold up the next page.
        if (isAppReady || !element || isPaymentLink(element)) return;
        // A failed download is tried again on the click.
        loadApp().catch(() => {});
      },
      { passive: true },
    );
  }
  document.addEventListener('click', onClick, true);
  // The middle button.
  document.addEventListener('auxclick', onClick, true);

  document.addEventListener(
    'submit',
    event => {
      const form = event.target;
      if (isAppReady || !(form instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const fallBacks: Partial<Record<string, () => void>> = {
        get: () => followQuestion(form),
        post: () => form.submit(),
      };
      replayWhenReady({
        element: form,
        pressed: event.submitter ?? form,
        replay: () => form.requestSubmit(event.submitter),
        // The forms of /auth have no URL to post to: their method is `dialog`.
        fallBack: fallBacks[form.method],
      });
    },
    true,
  );
}
