/**
 * The only script that a content page loads. The document works without it. It stores preferences, fills in what only
 * the browser knows, and loads the React application when something needs it; clicks made while it loads are replayed.
 */
import './bootstrap/preferences.ts';
import './bootstrap/menu.ts';
import './bootstrap/landing.ts';
import './bootstrap/browserValues.ts';
import './bootstrap/interactions.ts';
import './bootstrap/logos.ts';
import './bootstrap/session.ts';

// The pages of an account have no contact form, and no link to one with a package.
if (!document.documentElement.hasAttribute('data-hydrate'))
  import('./bootstrap/fillInSavedLead.ts').catch(() => {});
