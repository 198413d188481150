import { isApplicationReady, startApplication } from './application.ts';
import { followQuestion } from './fillInSavedLead.ts';

/** What needs the application: forms, and elements that are marked. */
const applicationSelector = 'form, [data-intent]';
/** How long a click waits for the application before the document's own behavior goes ahead. */
const timeoutMs = 8000;

const pending = new Set<Element>();

/** Holds an event back until the application is ready, and replays it then. Falls back if that fails or takes too long. */
function replayWhenReady(event: Event, element: Element, replay: () => void, fallBack: () => void) {
  event.preventDefault();
  event.stopPropagation();
  // A second click while the first waits is ignored.
  if (pending.has(element)) return;
  pending.add(element);
  const timedOut = new Promise((_, reject) => {
    setTimeout(reject, timeoutMs);
  });
  void Promise.race([startApplication(), timedOut])
    .finally(() => pending.delete(element))
    .then(replay, fallBack);
}

for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown'] as const) {
  document.addEventListener(
    type,
    ({ target }) => {
      if (isApplicationReady || !(target instanceof Element) || !target.closest(applicationSelector)) return;
      // A failed download is tried again on the click.
      startApplication().catch(() => {});
    },
    { passive: true },
  );
}

document.addEventListener(
  'click',
  event => {
    const clicked =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-intent]') : null;
    if (isApplicationReady || !clicked) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    replayWhenReady(
      event,
      clicked,
      () => clicked.click(),
      () => {
        if (clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
      },
    );
  },
  true,
);

document.addEventListener(
  'submit',
  event => {
    const form = event.target;
    if (isApplicationReady || !(form instanceof HTMLFormElement)) return;
    replayWhenReady(
      event,
      form,
      () => form.requestSubmit(event.submitter),
      () => (form.method === 'get' ? followQuestion(form) : form.submit()),
    );
  },
  true,
);
