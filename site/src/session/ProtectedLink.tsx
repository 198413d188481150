import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensInNewContext } from './opensInNewContext.ts';
import { protectedPaths, type ProtectedTarget, SignInContext } from './protectedPages.ts';
import { useSession } from './useSession.ts';

/**
 * A link to a page that needs an account. A user follows it; an anonymous visitor signs in first, without leaving the page.
 * Without script it is a plain link, and the page itself redirects to /auth.
 */
export function ProtectedLink({
  target,
  onClick,
  children,
  ...props
}: Omit<AnchorProps, 'href'> & { target: ProtectedTarget }) {
  const session = useSession();
  const askToSignIn = useContext(SignInContext);
  const navigate = useNavigate();
  const path = protectedPaths[target];
  return (
    <a
      {...props}
      href={path}
      // Loads the app before the click, which is then replayed.
      data-intent=""
      onClick={event => {
        onClick?.(event);
        if (opensInNewContext(event)) return;
        event.preventDefault();
        const go = () => void navigate(path);
        if (session.matches('signedOut')) askToSignIn({ name: target, run: go });
        else go();
      }}
    >
      {children}
    </a>
  );
}
