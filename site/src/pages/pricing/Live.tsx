// The page /pricing in the browser: it is also the page to which checkout returns. A tier is a monthly package.
import { isTierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { type PricingData, PricingTemplate } from '@fit-to-print/ui/templates/PricingTemplate';
import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BillingContext } from '../../session/useBilling.ts';

export interface PricingPageData extends PricingData {
  /** After a return from checkout: paid, not yet paid, not known whether paid, or canceled. */
  readonly returnMessages: Readonly<Record<'complete' | 'pending' | 'unknown' | 'cancelled', ToastMessage>>;
}

/**
 * The URL `/pricing?checkout=…` has one of these values: `complete` and `cancelled` are set by the payment provider when it redirects
 * back; the id of a tier (`growth`) is set by the site's own links to buy, and opens the checkout of that tier.
 */
export default function Pricing({ data }: { data: PricingPageData }) {
  const { returnMessages } = data;
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { open: openBilling } = useContext(BillingContext);

  const checkoutParam = new URLSearchParams(search).get('checkout');
  useEffect(() => {
    // Anyone can open `?checkout=complete`, so the backend decides which message is shown, and signed-out visitors see none.
    async function showPaymentStatus() {
      const { paymentStatus } = await import('../../session/checkedSession.ts');
      const status = await paymentStatus();
      if (!status) return;
      toast.show(returnMessages[status]);
      // The account page says what happens next, goes on checking, and stays. A visitor who has left this page is not taken away from the other one.
      if (window.location.pathname === pathname)
        void navigate('/account', { replace: true, state: { isBackFromCheckout: true } });
    }
    if (isTierId(checkoutParam)) openBilling(checkoutParam);
    else if (checkoutParam === 'cancelled') toast.show(returnMessages.cancelled);
    else if (checkoutParam !== 'complete') return;
    else showPaymentStatus().catch(() => toast.show(returnMessages.unknown));
    // Removes the parameter, so that a reload neither shows the message nor opens checkout again.
    void navigate(pathname, { replace: true });
  }, [checkoutParam, returnMessages, toast, navigate, pathname, openBilling]);

  return <PricingTemplate data={data} />;
}
