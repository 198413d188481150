import { createContext } from 'react';
import type { PendingActionName } from './pendingAction.ts';

/**
 * Pages that want an account, by name. After sign-in a visitor is led to one of these and to nothing else: an address
 * that came from elsewhere cannot be followed.
 */
export const protectedPaths = { application: '/application', account: '/account' } as const;
export type ProtectedTarget = keyof typeof protectedPaths;

/** The name of a protected page, from the address of a link to it. */
export const protectedTarget = (href: string): ProtectedTarget | undefined =>
  (Object.keys(protectedPaths) as ProtectedTarget[]).find(name => protectedPaths[name] === href);

/** What someone was about to do who has to sign in first. */
export interface PendingAction {
  readonly name: ProtectedTarget | 'checkout' | 'submission';
  /** What they come back for when they sign in elsewhere, where its name does not say it all: the package. */
  readonly back?: PendingActionName;
  /** Done once they are signed in; never, if they close the dialog. */
  readonly run: () => void;
  /** Done if they close it. */
  readonly cancel?: () => void;
}

/** Opens the dialog for an intention. The frame provides it. */
export const SignInContext = createContext<(pendingAction: PendingAction) => void>(() => {
  throw new Error('There is no dialog to sign in with: render this inside the Frame.');
});
