// `PurchaseStatus`: the message on the page /account for a user who comes back from checkout.
import { tierName } from '@fit-to-print/content/tiers';
import { PurchaseNotice, type PurchaseNoticeCopy } from '@fit-to-print/ui/flows/AccountSettings';
import { AnchorContext, type AnchorProps } from '@fit-to-print/ui/primitives/Link';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { opensInNewContext } from '../../session/opensInNewContext.ts';
import { recheckSubscription } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import type { AccountContents } from './Settings.tsx';

export interface PurchaseStatusProps {
  copy: PurchaseNoticeCopy;
  email: string;
  account: Promise<AccountContents>;
  /** Loads the account's contents again, with the orders. */
  onReload: () => void;
}

/** The first wait before the payment is checked again, and the longest one. Each wait is twice as long as the one before. */
const [firstWaitMs, longestWaitMs] = [2000, 60_000];

/**
 * The message for a user who comes back from checkout: a thank-you, or that the payment is not confirmed yet, or that it cannot be checked.
 * Checks again until the payment is confirmed and its order exists.
 */
export default function PurchaseStatus({ copy, email, account, onReload }: PurchaseStatusProps) {
  const { orders: ordersWithView } = use(account);
  const { subscription, failedChecks } = useSession().context;
  const waitCount = useRef(0);
  const isSubscribed = subscription?.subscribed;
  // The tier is null for a price that is not in the price list. Such a purchase has no order.
  const needsOrder = isSubscribed && subscription?.subscription_tier !== null && ordersWithView === null;

  // Each check sets a new `subscription` object, so this effect runs after each check. The session itself repeats a check that failed.
  useEffect(() => {
    if (!subscription || (isSubscribed && !needsOrder)) return undefined;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** waitCount.current);
    const timer = setTimeout(() => {
      waitCount.current += 1;
      recheckSubscription();
      if (needsOrder) onReload();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [subscription, isSubscribed, needsOrder, onReload]);
  // Loads the orders again immediately when the payment is confirmed: they were loaded before that.
  useEffect(() => {
    if (needsOrder) onReload();
  }, [needsOrder, onReload]);

  // Shows nothing until the first check has ended.
  if (!subscription && failedChecks === 0) return null;
  return (
    <AnchorContext value={AnchorOnThisPage}>
      <PurchaseNotice
        copy={copy}
        email={email}
        bought={
          isSubscribed
            ? { name: subscription.subscription_tier && tierName(subscription.subscription_tier) }
            : subscription
              ? 'pending'
              : 'unknown'
        }
        hasOrder={ordersWithView !== null && ordersWithView !== 'unknown'}
      />
    </AnchorContext>
  );
}

/** A link to a part of this page. Its history entry has the state of the current one, so that the notice stays, also after a reload. */
function AnchorOnThisPage({ href, onClick, children, ...props }: AnchorProps) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (
    <a
      {...props}
      href={href}
      onClick={event => {
        onClick?.(event);
        if (opensInNewContext(event)) return;
        event.preventDefault();
        void navigate(href, { state });
      }}
    >
      {children}
    </a>
  );
}
