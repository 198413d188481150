import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { Link } from 'react-router-dom';
import { protectedTarget } from './session/protected.ts';
import { ProtectedLink } from './session/ProtectedLink.tsx';

/** The design system's links, led through the router. Files (`/sitemap.xml`) are the server's. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const target = protectedTarget(href);
  if (target) return <ProtectedLink {...props} target={target} />;
  const path = href.split('#')[0] ?? '';
  return <Link {...props} to={href} discover="none" reloadDocument={/\.\w+$/.test(path)} />;
}
