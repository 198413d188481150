import { tiers } from '@fit-to-print/backend/contracts/subscription';
import { type PrAuthorityData, PrAuthorityTemplate } from '@fit-to-print/ui/templates/PrAuthorityTemplate';
import { useContext } from 'react';
import { BillingContext } from '../session/useBilling.ts';
import { useSession } from '../session/useSession.ts';

/** Whoever is signed in pays by their account; the links to checkout are everybody else's. */
export default function PrAuthority({ data }: { data: PrAuthorityData }) {
  const session = useSession();
  const { open } = useContext(BillingContext);
  return (
    <PrAuthorityTemplate
      data={data}
      {...(session.matches('signedIn') && {
        onBuy: (name: string) => open(tiers.find(tier => tier === name)),
      })}
    />
  );
}
