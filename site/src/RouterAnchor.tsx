import type { AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { Link } from 'react-router-dom';

/** The design system's links, led through the router. Files (`/sitemap.xml`) are the server's. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const path = href.split('#')[0] ?? '';
  return <Link {...props} to={href} discover="none" reloadDocument={/\.\w+$/.test(path)} />;
}
