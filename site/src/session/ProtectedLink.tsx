import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { protectedPaths, type ProtectedTarget, SignInContext } from './protected.ts';
import { useSession } from './useSession.ts';

/**
 * A link to a page that wants an account. Whoever is signed in goes there; whoever is not signs in first, without
 * leaving the page. Without script it is a plain link, and the page itself sends strangers to /auth.
 */
export function ProtectedLink({
  target,
  onClick,
  ...props
}: Omit<AnchorProps, 'href'> & { target: ProtectedTarget }) {
  const session = useSession();
  const askToSignIn = useContext(SignInContext);
  const navigate = useNavigate();
  const path = protectedPaths[target];
  return (
    <Link
      {...props}
      to={path}
      discover="none"
      // Brings the application before the press, and the press with it.
      data-intent=""
      onClick={event => {
        onClick?.(event);
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || elsewhere || !session.matches('signedOut')) return;
        event.preventDefault();
        askToSignIn({ name: target, act: () => void navigate(path) });
      }}
    />
  );
}
