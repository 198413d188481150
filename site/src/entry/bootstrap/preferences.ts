/**
 * Part of the bootstrap, the small script of every page: the edition (color theme: day or night), the dismissed promo card, and toggle buttons
 * (`aria-pressed`). The document's inline script applies stored choices before the first paint.
 */
const root = document.documentElement;

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks throw: the choice then lasts as long as the page.
  }
}

const prefersNight = matchMedia('(prefers-color-scheme: dark)');
/** The browser's bar has the color of the system's edition until the visitor chooses one. */
function showThemeColor() {
  const { edition } = root.dataset;
  if (!edition) return;
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
    // The first one is the color of the day.
    meta.media = (edition === 'night') === Boolean(index) ? 'all' : 'not all';
  });
}
function showEdition() {
  showThemeColor();
  const edition = root.dataset.edition ?? (prefersNight.matches ? 'night' : 'day');
  const radio = document.querySelector<HTMLInputElement>(`input[name=edition][value=${edition}]`);
  if (radio) radio.checked = true;
}
function showStoredChoices() {
  try {
    const { edition, promo } = localStorage;
    Object.assign(root.dataset, edition && { edition }, promo && { promo });
  } catch {}
  showEdition();
}

/** Shows what the visitor chose before, and stores what the visitor chooses. */
export function keepPreferences(): void {
  // The visitor may have made a choice on another page since the browser rendered this one ahead of the click.
  showStoredChoices();
  // Browsers restore the switch when a page is reloaded, and the whole page from the back/forward cache.
  addEventListener('pageshow', showStoredChoices);
  prefersNight.addEventListener('change', showEdition);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'edition') return;
    const { value } = target;
    store('edition', value);
    const change = () => {
      root.dataset.edition = value;
      showThemeColor();
    };
    // Some browsers do not have the method.
    if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion)').matches)
      return change();
    root.dataset.changing = '';
    const { ready, finished } = document.startViewTransition(change);
    // Rejects if the next change comes before the end of this one.
    ready.catch(() => {});
    void finished.then(() => delete root.dataset.changing);
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const toggle = target.closest('[data-toggle]');
    toggle?.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'));
    if (target.closest('[data-dismiss=promo]')) {
      root.dataset.promo = 'dismissed';
      store('promo', 'dismissed');
    }
  });
}
