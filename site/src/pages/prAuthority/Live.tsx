// The page /PR-Authority in the browser: its links to buy, and its current logos. A tier is a monthly package.
import { isTierId } from '@fit-to-print/backend/contracts/subscription';
import { type PrAuthorityData, PrAuthorityTemplate } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { useContext, useEffect, useState } from 'react';
import { listLogos } from '../../api/logos.ts';
import { checkoutPath } from '../../session/checkoutPath.ts';
import { BillingContext } from '../../session/useBilling.ts';
import { mayBeSignedIn } from '../../session/session.ts';
import { storedSessionKeys } from '../../session/storedSession.ts';
import { useSession } from '../../session/useSession.ts';

type Tier = PrAuthorityData['rates']['tiers'][number];
const withCheckoutPath = (tier: Tier): Tier => ({ ...tier, href: checkoutPath(tier.id) });

/** Visitors who may be signed in check out through create-checkout; others follow the tier's payment link. */
export default function PrAuthority({ data }: { data: PrAuthorityData }) {
  const { open, busy } = useContext(BillingContext);
  const session = useSession();
  // Until the session is known, links are those that the bootstrap has set: a stored session counts.
  const isAccountLikely =
    session.matches('signedIn') || (!session.matches('signedOut') && storedSessionKeys().length > 0);
  const [logos, setLogos] = useState(data.carousel.logos);
  useEffect(() => {
    void listLogos().then(listed => listed && setLogos(listed));
  }, []);
  return (
    <PrAuthorityTemplate
      data={{
        ...data,
        carousel: { ...data.carousel, logos },
        // The browser's context menu opens `href` without a click event. For signed-in users it must not be the payment link, which is
        // not connected with their account.
        ...(isAccountLikely && { rates: { ...data.rates, tiers: data.rates.tiers.map(withCheckoutPath) } }),
      }}
      buying={busy}
      onBuy={id => {
        if (!isTierId(id)) throw new Error(`The rate card has a tier that the backend does not sell: ${id}.`);
        // While it is unknown whether the visitor has a subscription, the server decides what opens.
        if (!mayBeSignedIn()) return false;
        open(id);
        return true;
      }}
    />
  );
}
