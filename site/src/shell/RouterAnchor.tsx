import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { useNavigate } from 'react-router-dom';
import { opensInNewContext } from '../session/opensInNewContext.ts';
import { protectedTarget } from '../session/protectedPages.ts';
import { ProtectedLink } from '../session/ProtectedLink.tsx';

/**
 * Renders the design system's links with client-side navigation; files (`/sitemap.xml`) are left to the server. The router's
 * own `Link` would add three kilobytes for prefetching.
 */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const target = protectedTarget(href);
  if (target) return <ProtectedLink {...props} target={target} />;
  const file = /^[^?]*\.\w+(#|$)/.test(href);
  // Prerendered links are plain: the router would take a tenth of the build's time.
  return file || import.meta.env.SSR ? (
    <PlainLink {...props} href={href} />
  ) : (
    <ClientSideLink {...props} href={href} />
  );
}

const PlainLink = ({ href, children, ...props }: AnchorProps) => (
  <a {...props} href={href}>
    {children}
  </a>
);

function ClientSideLink({ href, onClick, ...props }: AnchorProps) {
  const navigate = useNavigate();
  return (
    <PlainLink
      {...props}
      href={href}
      onClick={event => {
        onClick?.(event);
        if (opensInNewContext(event)) return;
        event.preventDefault();
        // A link to the current page adds no history entry.
        void navigate(href, { replace: event.currentTarget.href === location.href });
      }}
    />
  );
}
