import { forgetLead, keepLead, keptLead } from '../api/lead.ts';
import { listLogos } from '../api/logos.ts';

/**
 * All the script that a reader downloads. The document works alone; this remembers what the reader chose, writes what
 * the printer could not know, and brings the application when something needs it: a session is stored, the page is the application's own, or the visitor
 * points at, focuses or presses something marked. What was pressed meanwhile is pressed again.
 */
const root = document.documentElement;
/** What script makes better: forms, and whatever carries the mark. */
const marked = 'form, [data-intent]';
/** How long a press waits for the application before the document's own behavior goes ahead. Milliseconds. */
const patience = 8000;

/** Private windows and full disks throw; then the choice lasts as long as the page. */
function remember(store: () => Storage, key: string, value: string) {
  try {
    store().setItem(key, value);
  } catch {}
}

function sessionStored(): boolean {
  try {
    return Object.keys(localStorage).some(key => /^sb-.*-auth-token$/.test(key));
  } catch {
    return false;
  }
}

// The edition. Before the first paint the inline script has applied what was stored; here the switch is kept in step.
const night = matchMedia('(prefers-color-scheme: dark)');
function showEdition() {
  const edition = root.dataset.edition ?? (night.matches ? 'night' : 'day');
  const radio = document.querySelector<HTMLInputElement>(`input[name=edition][value=${edition}]`);
  if (radio) radio.checked = true;
}
showEdition();
night.addEventListener('change', showEdition);
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'edition') {
    root.dataset.edition = target.value;
    remember(() => localStorage, 'edition', target.value);
  }
});
/**
 * Once the browser has put back what the switch was at when the page was left; and whenever the page itself comes back
 * from the browser's cache, where nothing runs anew: the reader may have chosen something else since.
 */
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
    remember(() => localStorage, 'promo', 'dismissed');
  }
});

// Where the visit began, for the lead that may come of it. The first page of the visit keeps it.
try {
  if (!sessionStorage.getItem('arrival')) {
    // Without its end: by the link in a mail, that is a key to an account.
    const [url] = location.href.split('#');
    sessionStorage.setItem('arrival', JSON.stringify({ url, referrer: document.referrer }));
  }
} catch {}

// What no printer knows: the reader's day, and the address of a page that there is not.
const today = document.querySelector<HTMLTimeElement>('[data-today]');
if (today) {
  const now = new Date();
  today.textContent = now.toLocaleDateString('en-US', { dateStyle: 'long' });
  // Swedes write dates as ISO does.
  today.dateTime = now.toLocaleDateString('sv');
}
const { pathname } = location;
const missing = document.querySelector('[data-missing-path]');
if (missing) {
  missing.textContent = pathname;
  root.dataset.missing = pathname;
  // oxlint-disable-next-line no-console -- The specification asks for the missing path there.
  console.error(`Page not found: ${pathname}`);
}

// What was answered on the coupon stands in the form from the start. Thanks are for a message that was accepted.
if (pathname === '/contact') {
  const fields = document.querySelector<HTMLFormElement>('main form')?.elements;
  for (const [name, value] of Object.entries(keptLead() ?? {})) {
    const field = fields?.namedItem(name) as HTMLInputElement | null | undefined;
    if (field && !field.value) field.value = value;
  }
}
if (pathname === '/contact/thanks') forgetLead();

/** The coupon's question leads on without the application, too, and its answer goes along as all four would. */
function carry(questions: HTMLFormElement) {
  const answer = Array.from(
    questions.querySelectorAll('legend > :last-child, label:has(:checked)'),
    ({ textContent }) => textContent,
  ).join(' ');
  const lines = Object.fromEntries(
    new FormData(document.querySelector<HTMLFormElement>('form[method=post]')!),
  ) as Record<string, string>;
  keepLead({ ...lines, message: [lines.message, answer].filter(Boolean).join('\n\n') });
  location.assign(questions.action);
}

let application: Promise<unknown> | undefined;
let ready = false;

function start(): Promise<unknown> {
  application ??= (async () => {
    const { hydrate } = await import('./client.tsx');
    await hydrate();
    ready = true;
    root.dataset.hydrated = '';
  })();
  application.catch(() => (application = undefined));
  return application;
}

const held = new Set<Element>();

/** Waits for the application, but not for ever: `again` repeats the press on it, `alone` lets the document do it. */
function hold(event: Event, pressed: Element, again: () => void, alone: () => void) {
  event.preventDefault();
  event.stopPropagation();
  // Impatience is no second press.
  if (held.has(pressed)) return;
  held.add(pressed);
  const late = new Promise((_, reject) => {
    setTimeout(reject, patience);
  });
  void Promise.race([start(), late])
    .finally(() => held.delete(pressed))
    .then(again, alone);
}

const target = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(marked) : null;

for (const type of ['pointerover', 'focusin', 'touchstart', 'keydown'] as const) {
  document.addEventListener(
    type,
    event => {
      // A failed download is tried again at the press itself.
      if (!ready && target(event)) start().catch(() => {});
    },
    { passive: true },
  );
}

document.addEventListener(
  'click',
  event => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-intent]') : null;
    if (ready || !pressed || event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    hold(
      event,
      pressed,
      () => pressed.click(),
      () => {
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      },
    );
  },
  true,
);

document.addEventListener(
  'submit',
  event => {
    const form = event.target;
    if (ready || !(form instanceof HTMLFormElement)) return;
    hold(
      event,
      form,
      () => form.requestSubmit(event.submitter),
      () => (form.method === 'get' ? carry(form) : form.submit()),
    );
  },
  true,
);

// The logos are printed as they were when the site was built. Once they are in view, storage is asked, and the
// application comes only if there are others by now.
const carousel = document.querySelector('[data-logos]');
async function compareLogos(there: Element) {
  const printed = new Set(Array.from(there.querySelectorAll('img'), ({ src }) => src));
  const listed = await listLogos();
  if (listed && String(listed.map(({ src }) => src)) !== String([...printed])) await start();
}
if (carousel) {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    compareLogos(carousel).catch(() => {});
  }).observe(carousel);
}

/** The answer of a sign-in, which came with a link in a mail or by way of Google, or of a checkout. */
const answered = /[#&?](access_token|error|error_code|checkout)=/.test(location.href);
function look() {
  if (sessionStored()) start().catch(() => {});
}
if (root.hasAttribute('data-hydrate') || answered) start().catch(() => {});
look();
// Another tab has signed in, perhaps while the browser kept this page for its back button.
addEventListener('storage', look);
addEventListener('pageshow', look);
