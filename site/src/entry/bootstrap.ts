/**
 * The only script that a content page loads. The document works without it. It stores preferences, fills in what only
 * the browser knows, and loads the React app when something needs it; clicks made while it loads are replayed.
 */
import './bootstrap/whenShown.ts';
import './bootstrap/preferences.ts';
import './bootstrap/menu.ts';
import './bootstrap/landing.ts';
import './bootstrap/browserValues.ts';
import './bootstrap/fillInSavedLead.ts';
import './bootstrap/interactions.ts';
import './bootstrap/logos.ts';
import './bootstrap/session.ts';
