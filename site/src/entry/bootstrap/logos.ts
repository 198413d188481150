// Part of the bootstrap, the small script of every page: keeps the row of logos (carousel) on /PR-Authority up to date.
import { loadApp } from './app.ts';

/** Loads the app if storage lists other logos than the document. The document shows those that storage had at the build. */
async function compareLogos(carousel: Element) {
  const shown = new Set(Array.from(carousel.querySelectorAll('img'), ({ src }) => src));
  // Not part of the bootstrap, because only one page has a carousel.
  const { listLogos } = await import('../../api/logos.ts');
  const listed = await listLogos();
  if (listed && String(listed.map(({ src }) => src)) !== String([...shown])) await loadApp();
}

/** Compares the logos when the row is on the screen. */
export function watchLogos(): void {
  const carousel = document.querySelector('[data-logos]');
  if (carousel) {
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      compareLogos(carousel).catch(() => {});
    }).observe(carousel);
  }
}
