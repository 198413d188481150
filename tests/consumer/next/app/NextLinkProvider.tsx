// Connects the links of the design system to the router of Next.js.
'use client';

import { AnchorContext } from '@fit-to-print/ui/primitives/Link';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Links of the components go through Next's router. */
export function NextLinkProvider({ children }: { children: ReactNode }) {
  return <AnchorContext value={Link}>{children}</AnchorContext>;
}
