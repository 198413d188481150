// The menu covers the screen. From this width on the header shows its links, so the menu closes.
matchMedia('(min-width: 60rem)').addEventListener('change', () => {
  document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
});
