// The layout of the test app, an app of Next.js that has installed the design system.
import '@fit-to-print/ui/components.css';
import '@fit-to-print/ui/fonts.css';
import { scopeClass } from '@fit-to-print/ui/theme/scope';
import type { ReactNode } from 'react';
import { NextLinkProvider } from './NextLinkProvider.tsx';

/** The title, and an empty icon (`data:,`): without one, the browser requests /favicon.ico, and logs that it is missing. */
export const metadata = { title: 'Consumer', icons: 'data:,' };

/** Shows that a Next.js app can use the installed package: its styles apply inside `scopeClass`. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className={scopeClass}>
        <NextLinkProvider>{children}</NextLinkProvider>
      </body>
    </html>
  );
}
