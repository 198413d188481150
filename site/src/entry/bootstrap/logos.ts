// Part of the bootstrap, the small script of every page: keeps the row of logos (carousel) on /PR-Authority up to date.
import { loadApp } from './app.ts';

/** Compares the logos with those in storage when the row is on the screen, and loads the app if they differ. */
export function watchLogos(): void {
  const carousel = document.querySelector('[data-logos]');
  if (carousel) {
    new IntersectionObserver(([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // This module is not part of the bootstrap, because only one page has a carousel.
      import('./compareLogos.ts')
        .then(async logos => (await logos.areLogosOutdated(carousel)) && loadApp())
        .catch(() => {});
    }).observe(carousel);
  }
}
