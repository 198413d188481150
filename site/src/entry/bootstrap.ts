/**
 * The only script that a content page loads. The document works without it. It stores preferences, fills in what only
 * the browser knows, and loads the React app when something needs it; clicks made while it loads are replayed.
 */
import { watchBackAndForward } from './bootstrap/backAndForward.ts';
import { fillInBrowserValues } from './bootstrap/browserValues.ts';
import { fillInSavedLead } from './bootstrap/fillInSavedLead.ts';
import { watchInteractions } from './bootstrap/interactions.ts';
import { storeLanding } from './bootstrap/landing.ts';
import { watchLogos } from './bootstrap/logos.ts';
import { closeMenuOnWideWindows } from './bootstrap/menu.ts';
import { keepPreferences } from './bootstrap/preferences.ts';
import { startForSession } from './bootstrap/session.ts';

function start() {
  keepPreferences();
  closeMenuOnWideWindows();
  storeLanding();
  fillInBrowserValues();
  fillInSavedLead();
  watchInteractions();
  watchBackAndForward();
  watchLogos();
  if (matchMedia('(any-hover:none)').matches && !CSS.supports('animation-timeline:view()'))
    import('./bootstrap/companies.ts').catch(() => {});
  if (!CSS.supports('selector(::details-content)')) import('./bootstrap/printAnswers.ts').catch(() => {});
  startForSession();
}

// A browser may render the page before the click on a link to it (decision 40). The visitor may never open it, or first sign in or choose the
// other edition.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
// Controls that need this script are hidden until here, so also if it fails. Inline scripts read the attribute, too.
delete document.documentElement.dataset.waiting;
