/** Shows that a pressed element waits, in the same way as the bootstrap does before the app is ready. */
export function showBusy(pressed: HTMLElement, waiting: Promise<unknown>): void {
  const [loading] = document.querySelector<HTMLTemplateElement>('#notices')!.content.children;
  pressed.dataset['busy'] = loading!.textContent;
  pressed.ariaBusy = 'true';
  void waiting.finally(() => {
    delete pressed.dataset['busy'];
    pressed.ariaBusy = null;
  });
}
