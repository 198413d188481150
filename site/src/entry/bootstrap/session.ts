import { storedSessionKeys } from '../../session/storedSession.ts';
import { startApplication } from './application.ts';

function startIfSignedIn() {
  if (storedSessionKeys().length > 0) startApplication().catch(() => {});
}

/** True if the visitor comes back from a sign-in (a link in a mail, or Google) or from a checkout. */
const hasReturned = /[#&?](token_hash|access_token|code|error|checkout)=/.test(location.href);
if (document.documentElement.hasAttribute('data-hydrate') || hasReturned) startApplication().catch(() => {});
startIfSignedIn();
// Another tab may sign in, also while this page is in the back/forward cache.
addEventListener('storage', startIfSignedIn);
addEventListener('pageshow', startIfSignedIn);
