// Part of the bootstrap, the small script of every page: gives the page the colors of a company on touch screens.

/**
 * Marks the company in the middle of the window. Only for touch screens in browsers without scroll-driven animations: in the others the
 * style sheet does it (`companyPageStyles`). It listens to the document, because the app may show the companies later.
 */
export function watchCompanies(): void {
  if (
    CSS.supports('animation-timeline:view()') ||
    !matchMedia('(any-hover:none) and (prefers-reduced-motion:no-preference)').matches
  )
    return;
  let marked: Element | null | undefined;
  document.addEventListener(
    'scroll',
    () => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-company]>a');
      if (middle === marked) return;
      marked?.removeAttribute('data-active');
      middle?.setAttribute('data-active', '');
      marked = middle;
    },
    { passive: true },
  );
}
