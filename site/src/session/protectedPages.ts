// The pages that need an account, and the action for which a visitor is asked to sign in.
import type { TierId } from '@fit-to-print/backend/contracts/subscription';
import { createContext } from 'react';

/** Pages that need an account, by name. They are a fixed list, so that no URL from outside decides where a sign-in ends. */
export const protectedPaths = { application: '/application', account: '/account' } as const;
export type ProtectedTarget = keyof typeof protectedPaths;

/** The name of the protected page that a link leads to. */
export const protectedTarget = (href: string): ProtectedTarget | undefined =>
  (Object.keys(protectedPaths) as ProtectedTarget[]).find(name => protectedPaths[name] === href);

interface Callbacks {
  /** Runs after the sign-in. */
  readonly run: () => void;
  /** Runs if the visitor closes the dialog. */
  readonly cancel?: () => void;
}
/** A page of the payment provider. `resumeAs` is what to resume after a sign-in at Google: the tier to buy, or the portal. */
interface BillingAction extends Callbacks {
  readonly name: 'checkout' | 'portal';
  readonly resumeAs: TierId | 'portal';
}
interface PageAction extends Callbacks {
  readonly name: ProtectedTarget | 'submission';
}
/** The action for which a visitor was asked to sign in. It runs after the sign-in. */
export type PendingAction = BillingAction | PageAction;

/** Opens the sign-in dialog. Resolves when it is open, or could not be downloaded. `Layout` provides the value. */
export const SignInContext = createContext<(pendingAction: PendingAction) => Promise<unknown>>(() => {
  throw new Error('Render this inside the Layout.');
});
