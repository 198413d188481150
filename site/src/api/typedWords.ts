// Keeps what a visitor types into the form of a page that posts to the backend, in the entry of the browser's history: it stays over a reload,
// Back and Forward, and is gone with the tab. The bootstrap (the small script of every page) downloads this module when the visitor comes
// to such a form, and fills in what it has kept (`wordsOfEntry`).

/** Time between two changes of the entry while the visitor types. Safari allows 100 changes in 10 s. */
const delayMs = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

const formSelector = 'main form[method=post]';

/** Stores the filled fields of the page's form in the current entry of the history. An empty form leaves nothing there. */
export function keepWords(): void {
  clearTimeout(timer);
  timer = undefined;
  const form = document.querySelector<HTMLFormElement>(formSelector);
  if (!form) return;
  const words = Array.from(form.elements, control => control as HTMLInputElement)
    .filter(({ type, value }) => type !== 'hidden' && value)
    .map(({ name, value }) => [name, value]);
  history.replaceState(
    { ...(history.state as object | null), words: words.length > 0 ? Object.fromEntries(words) : undefined },
    '',
  );
}

/** Calls a function after an event of a form's field, or of the form. */
function onForm(type: 'input' | 'change' | 'reset', listener: () => void): void {
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.closest(formSelector)) listener();
  });
}

onForm('input', () => {
  const { pathname } = location;
  timer ??= setTimeout(() => {
    timer = undefined;
    // The app may show another page by then.
    if (location.pathname === pathname) keepWords();
  }, delayMs);
});
// A field that has changed loses the focus before a link is followed.
onForm('change', keepWords);
// A form that was sent is emptied after the event.
onForm('reset', () => queueMicrotask(keepWords));
// The visitor may have typed before this module was there.
keepWords();
