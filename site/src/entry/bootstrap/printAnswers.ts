// Downloaded by the bootstrap, the small script of every page, in browsers without `::details-content`: opens the answers of the page for
// paper. In other browsers the style sheet does it (`Disclosure`).

/** The answers that were closed before printing. A browser may report the same printing more than once. */
const opened = new Set<HTMLDetailsElement>();

addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
    details.open = true;
    opened.add(details);
  }
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened.clear();
});
