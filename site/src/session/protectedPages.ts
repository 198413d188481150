// The pages that need an account, and the action for which a visitor is asked to sign in.
import { createContext } from 'react';
import type { PendingActionName } from './pendingAction.ts';

/** Pages that need an account, by name. They are a fixed list, so that no URL from outside decides where a sign-in ends. */
export const protectedPaths = { application: '/application', account: '/account' } as const;
export type ProtectedTarget = keyof typeof protectedPaths;

/** The name of the protected page that a link leads to. */
export const protectedTarget = (href: string): ProtectedTarget | undefined =>
  (Object.keys(protectedPaths) as ProtectedTarget[]).find(name => protectedPaths[name] === href);

/** The action for which a visitor was asked to sign in. It runs after the sign-in. */
export interface PendingAction {
  readonly name: ProtectedTarget | 'checkout' | 'portal' | 'submission';
  /** What to resume after a sign-in at Google, if `name` is not enough: the tier to buy. */
  readonly resumeAs?: PendingActionName;
  /** Runs after the sign-in. */
  readonly run: () => void;
  /** Runs if the visitor closes the dialog. */
  readonly cancel?: () => void;
}

/** Opens the sign-in dialog. `Layout` provides the value. */
export const SignInContext = createContext<(pendingAction: PendingAction) => void>(() => {
  throw new Error('Render this inside the Layout.');
});
