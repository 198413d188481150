// Keeps what a visitor types into the form of a page that posts to the backend, in the entry of the browser's history: it survives a reload,
// Back and Forward, and is gone with the tab. The bootstrap (the small script of every page) downloads this module when the visitor comes
// to such a form, and fills in what it has kept (`typedTextOfEntry`).
import { readAttribution } from './attribution.ts';
import { type EntryState, storeTypedText } from './savedLead.ts';

/** Time between two changes of the entry while the visitor types. Safari allows 100 changes in 10 s. */
const delayMs = 200;
/**
 * Events before the page is left or put away, in time to change the entry. On a reload only `beforeunload` is: in `pagehide`, Chromium ignores
 * the change. iOS has `pagehide` alone. A phone may end a hidden page without a further event.
 */
const leaveEvents = ['beforeunload', 'pagehide', 'visibilitychange'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;

const formSelector = 'main form[method=post]';

/** Ends the wait for the next change of the entry. Without listeners for the end of the page, every browser can keep it for Back. */
function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const type of leaveEvents) removeEventListener(type, keepNow);
}

/**
 * Stores the filled fields of the page's form, which differ from what was posted last.
 * @param post The number of the post that has sent them (`numberPost`).
 */
export function keepTypedText(post?: string): void {
  stopWaiting();
  if (document.querySelector(formSelector)) storeTypedText(post);
}
const keepNow = (): void => keepTypedText();

/** Calls a function after an event of a form's field, or of the form. */
function onForm(type: 'input' | 'change' | 'reset' | 'submit', listener: () => void): void {
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof Element && target.closest(formSelector)) listener();
    },
    // The bootstrap keeps the event of an early click from the form.
    { capture: type === 'submit' },
  );
}

onForm('input', () => {
  if (timer !== undefined) return;
  const { pathname } = location;
  for (const type of leaveEvents) addEventListener(type, keepNow);
  timer = setTimeout(() => {
    // The app may show another page by then.
    if (location.pathname === pathname) keepTypedText();
    else stopWaiting();
  }, delayMs);
});
// A field that has changed loses the focus before a link is followed.
onForm('change', keepNow);
// A form that was sent is emptied after the event.
onForm('reset', () => queueMicrotask(keepNow));
// Before the bootstrap posts the form, which leaves the page.
onForm('submit', keepNow);
// A form that the browser posts itself, because the app has not arrived, says where the visit began, as the requests of the app do.
document.addEventListener('formdata', ({ target, formData }) => {
  if ('hydrated' in document.documentElement.dataset || !(target as Element).matches(formSelector)) return;
  for (const [field, value] of Object.entries(readAttribution())) formData.set(field, value);
});
// The visitor may have typed, and the bootstrap may have posted the form, before this module was there.
keepTypedText((history.state as EntryState)?.post);
