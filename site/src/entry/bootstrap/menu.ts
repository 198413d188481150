// Part of the bootstrap, the small script of every page: closes the menu in windows that are wide enough for the links of the header.
/**
 * The menu covers the screen. From the large breakpoint up (60rem) the header shows the links itself, so the menu closes.
 * A change to a narrower window does nothing: the browser may report it after the click that opens the menu.
 */
export function closeMenuOnWideWindows(): void {
  matchMedia('(min-width: 60rem)').addEventListener('change', ({ matches }) => {
    if (matches) document.querySelector<HTMLElement>('nav:popover-open')?.hidePopover();
  });
}
