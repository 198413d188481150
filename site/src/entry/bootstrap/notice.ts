// Part of the bootstrap, the small script of every page: messages about a click that waits for the React app.
import { hasImportStarted } from './app.ts';

/** The live region that shows the messages (`earlyClick` in packages/content). Its popover is a box below the clicked element. */
const region = document.querySelector<HTMLElement>('[data-notice]')!;
/** The messages. `loading` is for screen readers alone. */
const [loading, slow, failed] = document.querySelector<HTMLTemplateElement>('#notices')!.content.children;
export { failed, slow };

/** Shows a message in the live region: in a box below the element `at`. Without `at`, only screen readers get the message. */
function showNotice(notice: Element, at?: Element): void {
  region.replaceChildren(notice.cloneNode(true));
  region.togglePopover(!!at);
  if (!at) return;
  const { left, bottom } = at.getBoundingClientRect();
  region.style.top = `${bottom + scrollY + 8}px`;
  region.style.left = `${Math.max(8, Math.min(left, innerWidth - region.offsetWidth - 8))}px`;
}

/**
 * Shows on the clicked element that the click waits for the app.
 * @returns a function that ends this state
 */
export function showBusy(clicked: HTMLElement): () => void {
  clicked.dataset.busy = loading!.textContent;
  clicked.ariaBusy = 'true';
  showNotice(loading!);
  return () => {
    delete clicked.dataset.busy;
    clicked.ariaBusy = null;
    region.togglePopover(false);
    region.replaceChildren();
  };
}

/**
 * Shows a message that has the button "Try again": that loading the app takes longer than usual (`slow`), or that it could not be loaded
 * (`failed`). `onRetry` is called when the visitor clicks the button. Its argument is true if the import of the app had started before the
 * message: it stalls or has failed, so only a new document can repeat it. An import that has started since is on its way.
 */
export function showRetry(
  notice: Element,
  clicked: HTMLElement,
  onRetry: (mustReload: boolean) => void,
): void {
  const mustReload = hasImportStarted;
  showNotice(notice, clicked);
  region.querySelector('button')!.addEventListener('click', () => {
    clicked.focus();
    onRetry(mustReload);
  });
}
