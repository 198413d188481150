// Part of the bootstrap, the small script of every page: messages about a click that waits for the React app.
/** The live region, and the texts that it can show: loading, slow, failed (`earlyClick` in packages/content). */
const region = document.querySelector<HTMLElement>('[data-notice]')!;
const texts = document.querySelector<HTMLTemplateElement>('#notices')!.content.children;

function say(text: Element, at?: Element): void {
  region.replaceChildren(text.cloneNode(true));
  region.togglePopover(at !== undefined);
  if (!at) return;
  const { left, bottom } = at.getBoundingClientRect();
  region.style.top = `${bottom + scrollY + 8}px`;
  region.style.left = `${Math.max(8, Math.min(left, innerWidth - region.offsetWidth - 8))}px`;
}

/**
 * Shows that a click waits for the app.
 * @returns a function that ends the state
 */
export function showBusy(pressed: HTMLElement): () => void {
  const text = texts[0]!;
  pressed.dataset.busy = text.textContent;
  pressed.ariaBusy = 'true';
  say(text);
  return () => {
    delete pressed.dataset.busy;
    pressed.ariaBusy = null;
    region.hidePopover();
    region.replaceChildren();
  };
}

/** Says, below the pressed element, that it takes longer than usual. */
export const sayIsSlow = (pressed: Element): void => say(texts[1]!, pressed);

/** Says, below the pressed element, that the app could not be loaded. `onRetry` is called on "Try again". */
export function sayHasFailed(pressed: HTMLElement, onRetry: () => void): void {
  say(texts[2]!, pressed);
  region.querySelector('button')!.addEventListener('click', () => {
    region.hidePopover();
    pressed.focus();
    onRetry();
  });
}
