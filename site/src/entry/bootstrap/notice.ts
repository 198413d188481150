// Part of the bootstrap, the small script of every page: messages about a click that waits for the React app.
/** The live region that shows the messages (`earlyClick` in packages/content). Its popover is a box below the clicked element. */
const region = document.querySelector<HTMLElement>('[data-notice]')!;
const [loading, slow, failed] = document.querySelector<HTMLTemplateElement>('#notices')!.content.children;

/** Shows a message in the live region: in a box below the element `at`. Without `at`, only screen readers get the message. */
function showNotice(notice: Element, at?: Element): void {
  region.replaceChildren(notice.cloneNode(true));
  region.togglePopover(at !== undefined);
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
    region.hidePopover();
    region.replaceChildren();
  };
}

/** Shows a message that loading the app takes longer than usual. */
export const showSlowNotice = (clicked: Element): void => showNotice(slow!, clicked);

/** Shows a message that the app could not be loaded. `onRetry` is called when the visitor clicks "Try again" in it. */
export function showFailedNotice(clicked: HTMLElement, onRetry: () => void): void {
  showNotice(failed!, clicked);
  region.querySelector('button')!.addEventListener('click', () => {
    region.hidePopover();
    clicked.focus();
    onRetry();
  });
}
