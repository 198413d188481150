// Shows stories in the brand of the toolbar.
import { activeBrand } from './activeBrand.ts';
import { defaultBrand } from './brands.ts';

/** Loads the stylesheet of the brand in place of the default brand's. */
export function loadBrand(): void {
  if (activeBrand === defaultBrand) return;
  const stylesheet = document.createElement('link');
  stylesheet.rel = 'stylesheet';
  stylesheet.href = `./brands/${activeBrand}.css`;
  document.head.append(stylesheet);
  const turnOffOthers = () => {
    for (const other of document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
      'link[rel=stylesheet], style[data-vite-dev-id]',
    )) {
      // Turned off and not removed, because a story waits until its stylesheets have loaded.
      if (other !== stylesheet) other.media = 'not all';
    }
  };
  turnOffOthers();
  new MutationObserver(turnOffOthers).observe(document.head, { childList: true });
}

/** Loads the frame of the preview again with another brand. A reload is needed, because each brand has its own built stylesheet. */
export function reloadWith(brand: string): void {
  const url = new URL(window.location.href);
  const otherGlobals = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter(each => each && !each.startsWith('brand:'));
  url.searchParams.set('globals', [...otherGlobals, `brand:${brand}`].join(';'));
  window.location.replace(url);
}
