/** The edition and the dismissed promo card. The document's inline script applies stored choices before the first paint. */
const root = document.documentElement;

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks throw: the choice then lasts as long as the page.
  }
}

const prefersNight = matchMedia('(prefers-color-scheme: dark)');
function showEdition() {
  const edition = root.dataset.edition ?? (prefersNight.matches ? 'night' : 'day');
  const radio = document.querySelector<HTMLInputElement>(`input[name=edition][value=${edition}]`);
  if (radio) radio.checked = true;
}
showEdition();
prefersNight.addEventListener('change', showEdition);
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'edition') {
    root.dataset.edition = target.value;
    store('edition', target.value);
  }
});

// Browsers restore the switch when a page is reloaded, and the whole page from the back/forward cache. The visitor may
// have chosen something else on another page since.
addEventListener('pageshow', () => {
  try {
    const { edition, promo } = localStorage;
    Object.assign(root.dataset, edition && { edition }, promo && { promo });
  } catch {}
  showEdition();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-dismiss=promo]')) {
    root.dataset.promo = 'dismissed';
    store('promo', 'dismissed');
  }
});
