/** Shows on a clicked element that it waits, in the same way as the bootstrap does before the app is ready. */
export function showBusy(clicked: HTMLElement, waiting: Promise<unknown>): void {
  const [loading] = document.querySelector<HTMLTemplateElement>('#notices')!.content.children;
  clicked.dataset['busy'] = loading!.textContent;
  clicked.ariaBusy = 'true';
  void waiting.finally(() => {
    delete clicked.dataset['busy'];
    clicked.ariaBusy = null;
  });
}
