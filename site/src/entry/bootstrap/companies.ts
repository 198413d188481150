// Downloaded by the bootstrap, the small script of every page, for touch screens in browsers without scroll-driven animations: gives the
// page the colors of the company in the middle of the window. In other browsers the style sheet does it (`companyPageStyles`).

let markedCompany: Element | null | undefined;
/** Marks the company in the middle of the window. */
function markCompany() {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-company]>a');
  if (middle === markedCompany) return;
  markedCompany?.removeAttribute('data-active');
  middle?.setAttribute('data-active', '');
  markedCompany = middle;
}

// Listens on the document, because the app may show the companies later.
if (!matchMedia('(prefers-reduced-motion:reduce)').matches)
  document.addEventListener('scroll', markCompany, { passive: true });
