// The layout of every page: the header, footer and dialogs around the page's content.
import { SkipLink } from '@fit-to-print/ui/components/SkipLink';
import { PromoContext } from '@fit-to-print/ui/patterns/PromoCard';
import { SiteFooter } from '@fit-to-print/ui/patterns/SiteFooter';
import { SiteHeader } from '@fit-to-print/ui/patterns/SiteHeader';
import { CopyfitContext } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { memo } from 'react';
import { Navigate } from 'react-router-dom';
import { SignInContext } from '../session/protectedPages.ts';
import { useAccount } from '../session/useAccount.tsx';
import { BillingContext } from '../session/useBilling.ts';
import { useReturnToSite } from '../session/useReturnToSite.ts';
import { useSession } from '../session/useSession.ts';
import { Head } from './Head.tsx';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';
import type { LoadedPage } from './pageData.ts';
import { renderOnce } from './sharedParts.tsx';
import { useDismissFailures } from './useDismissFailures.ts';
import { useScrollAndFocus } from './useScrollAndFocus.ts';
import { usePage } from './usePage.ts';
import { useStayWhenOffline } from './useStayWhenOffline.ts';

// Only the prerenderer uses these. Without `PURE`, the bundler would keep them in the browser's script.
const HeaderOnce = /* @__PURE__ */ renderOnce('header', SiteHeader);
const FooterOnce = /* @__PURE__ */ renderOnce('footer', SiteFooter);

// The layout renders again when the session is known and when the dialog opens. Without `memo`, the page and the footer would, too:
// on a slow phone that takes longer than opening the dialog.
const Footer = /* @__PURE__ */ memo(SiteFooter);
const PageContent = /* @__PURE__ */ memo((page: LoadedPage) => {
  const { path, layoutData } = page;
  return (
    <LoadErrorBoundary key={path} copy={layoutData.loadError}>
      <Head {...page} />
      <PromoContext value={page.definition.hasPromo ? layoutData.promo : null}>
        <page.Template data={page.data} />
      </PromoContext>
    </LoadErrorBoundary>
  );
});

/** The page at the current address, between the site's header and footer. */
export function Layout() {
  const page = usePage();
  const { path, layoutData } = page;
  const main = useScrollAndFocus();
  const session = useSession();
  const { account, askToSignIn, billing, dialog } = useAccount(path, layoutData.signIn, layoutData.billing);
  useDismissFailures();
  useStayWhenOffline(layoutData.loadError.offline);
  useReturnToSite(layoutData.returnMessages, billing.open);
  return (
    <CopyfitContext value={page.fit}>
      <SignInContext value={askToSignIn}>
        {/* The link of a mail has expired: /auth offers a new one. */}
        {session.context.failedLink && session.matches('signedOut') && path !== '/auth' && (
          <Navigate to="/auth" replace />
        )}
        <SkipLink href="#content">{layoutData.skip}</SkipLink>
        {import.meta.env.SSR ? (
          <HeaderOnce {...layoutData.header} current={path} account={account} />
        ) : (
          <SiteHeader {...layoutData.header} current={path} account={account} />
        )}
        <main id="content" ref={main} tabIndex={-1}>
          <BillingContext value={billing}>
            <PageContent {...page} />
          </BillingContext>
        </main>
        {import.meta.env.SSR ? <FooterOnce {...layoutData.footer} /> : <Footer {...layoutData.footer} />}
        {dialog}
      </SignInContext>
    </CopyfitContext>
  );
}
