import { isTierId } from '@fit-to-print/backend/contracts/subscription';
import { type PrAuthorityData, PrAuthorityTemplate } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { useContext, useEffect, useState } from 'react';
import { listLogos } from '../../api/logos.ts';
import { BillingContext } from '../../session/useBilling.ts';
import { mayBeSignedIn } from '../../session/session.ts';

/** Visitors who may be signed in check out through create-checkout; others follow the tier's payment link. */
export default function PrAuthority({ data }: { data: PrAuthorityData }) {
  const { open, busy } = useContext(BillingContext);
  const [logos, setLogos] = useState(data.carousel.logos);
  useEffect(() => {
    void listLogos().then(listed => listed && setLogos(listed));
  }, []);
  return (
    <PrAuthorityTemplate
      data={{ ...data, carousel: { ...data.carousel, logos } }}
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
