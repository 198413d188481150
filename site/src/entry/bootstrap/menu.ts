// The menu covers the screen. From this width on the header shows its links, so the menu closes.
// Not below it: the browser may report that the window has become narrow after the click that opens the menu.
matchMedia('(min-width: 60rem)').addEventListener('change', ({ matches }) => {
  if (matches) document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
});
