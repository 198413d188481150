import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { useNavigate } from 'react-router-dom';
import { opensInNewContext } from '../session/opensInNewContext.ts';
import { protectedTarget } from '../session/protected.ts';
import { ProtectedLink } from '../session/ProtectedLink.tsx';

/**
 * The design system's links, led through the router. Files (`/sitemap.xml`) are the server's. In place of the router's own
 * `Link`, which brings three kilobytes for what it would fetch ahead.
 */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const target = protectedTarget(href);
  if (target) return <ProtectedLink {...props} target={target} />;
  const file = /\.\w+(#|$)/.test(href);
  // Printed, it is a plain link: the router would spend a tenth of the time of a build on what is known.
  return file || import.meta.env.SSR ? <PlainLink {...props} href={href} /> : <Led {...props} href={href} />;
}

const PlainLink = ({ href, children, ...props }: AnchorProps) => (
  <a {...props} href={href}>
    {children}
  </a>
);

function Led({ href, onClick, ...props }: AnchorProps) {
  const navigate = useNavigate();
  return (
    <PlainLink
      {...props}
      href={href}
      onClick={event => {
        onClick?.(event);
        if (opensInNewContext(event)) return;
        event.preventDefault();
        // Where one is already, there is no way back to.
        void navigate(href, { replace: event.currentTarget.href === location.href });
      }}
    />
  );
}
