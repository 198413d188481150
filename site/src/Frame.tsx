import { SkipLink } from '@fit-to-print/ui/components/SkipLink';
import { PromoCard } from '@fit-to-print/ui/patterns/PromoCard';
import { SiteFooter } from '@fit-to-print/ui/patterns/SiteFooter';
import { SiteHeader } from '@fit-to-print/ui/patterns/SiteHeader';
import { CopyfitContext } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { Navigate, Outlet } from 'react-router-dom';
import { Interrupted } from './Interrupted.tsx';
import { SignInContext } from './session/protected.ts';
import { BillingContext } from './session/useBilling.ts';
import { useSession } from './session/useSession.ts';
import { useAccount } from './session/useAccount.tsx';
import { useReturn } from './session/useReturn.ts';
import { useArrival } from './useArrival.ts';
import { usePage } from './usePage.ts';

/** Pages that the promo stays off: its own, and those where something is being filled in. */
const withoutPromo = new Set(['/PR-Authority', '/auth', '/application', '/account', '/admin']);

/** What every page stands in: masthead, matter, back page. */
export function Frame() {
  const { path, frame, fit } = usePage();
  const main = useArrival();
  const session = useSession();
  const { account, askToSignIn, billing, dialog } = useAccount(path, frame.signIn, frame.billing);
  useReturn(frame.returned, billing.open);
  return (
    <CopyfitContext value={fit}>
      <SignInContext value={askToSignIn}>
        {/* A link in a mail that did nothing any more: there is a new one to be had there. */}
        {session.context.failedLink && session.matches('signedOut') && path !== '/auth' && (
          <Navigate to="/auth" replace />
        )}
        <SkipLink href="#content">{frame.skip}</SkipLink>
        <SiteHeader {...frame.header} current={path} account={account} />
        <main id="content" ref={main} tabIndex={-1}>
          <BillingContext value={billing}>
            <Interrupted key={path} copy={frame.interrupted}>
              <Outlet />
            </Interrupted>
          </BillingContext>
        </main>
        {!withoutPromo.has(path) && <PromoCard {...frame.promo} />}
        <SiteFooter {...frame.footer} />
        {dialog}
      </SignInContext>
    </CopyfitContext>
  );
}
