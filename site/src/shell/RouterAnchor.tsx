import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensInNewContext } from '../session/opensInNewContext.ts';
import { protectedTarget, SignInContext } from '../session/protectedPages.ts';
import { getSnapshot } from '../session/session.ts';
import { showBusy } from './showBusy.ts';
import type { EntryState } from '../api/savedLead.ts';

/**
 * Renders the design system's links with client-side navigation; files (`/sitemap.xml`) are left to the server. A link to a page that
 * needs an account lets an anonymous visitor sign in first, without leaving the page. Without script it is a plain link, and the page
 * itself redirects to /auth. The router's own `Link` would add three kilobytes for prefetching.
 */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const target = protectedTarget(href);
  // Loads the app before the click, which is then replayed.
  const link = { ...props, href, ...(target && { 'data-intent': '' }) };
  // Prerendered links are plain: the router would take a tenth of the build's time.
  return import.meta.env.SSR || /^[^?]*\.\w+(#|$)/.test(href) ? (
    <PlainLink {...link} />
  ) : (
    <ClientSideLink {...link} />
  );
}

const PlainLink = ({ href, children, ...props }: AnchorProps) => (
  <a {...props} href={href}>
    {children}
  </a>
);

function ClientSideLink({ onClick, ...props }: AnchorProps) {
  const navigate = useNavigate();
  const askToSignIn = useContext(SignInContext);
  return (
    <PlainLink
      {...props}
      onClick={event => {
        onClick?.(event);
        if (opensInNewContext(event)) return;
        event.preventDefault();
        const { href } = props;
        const target = protectedTarget(href);
        // A link to the current page adds no history entry.
        const replace = event.currentTarget.href === location.href;
        const isSamePage = event.currentTarget.pathname === location.pathname;
        const go = () => {
          const { words, finder } = (history.state ?? {}) as NonNullable<EntryState>;
          void navigate(href, { replace });
          // The router has made or replaced the entry of the history. A reload may follow before the page is rendered again.
          if (isSamePage) history.replaceState({ ...(history.state as EntryState), words, finder }, '');
        };
        if (target && getSnapshot().matches('signedOut'))
          showBusy(event.currentTarget, askToSignIn({ name: target, run: go }));
        else go();
      }}
    />
  );
}
