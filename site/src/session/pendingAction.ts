// Remembers what a visitor wanted to do before a sign-in on another site (the pending action), so that it can go on afterwards. A tier is a
// monthly package.
import { isTierId, type TierId } from '@fit-to-print/backend/contracts/subscription';
import { protectedPaths } from './protectedPages.ts';

/** The page that opens after a sign-in at Google or by mail, by pending action. Without a pending action, no other page opens. */
export const returnPaths = { ...protectedPaths, admin: '/admin', submission: '/application' } as const;
/** The names of these pages. */
export type ReturnPage = keyof typeof returnPaths;
/** The target that a pending action opens: a page of this site, the checkout of a tier, or the payment provider's portal. */
export type PendingActionName = ReturnPage | TierId | 'portal';
/** True if the pending action opens a page of this site. */
export const opensPage = (name: string): name is ReturnPage => Object.hasOwn(returnPaths, name);
const isPendingActionName = (name: string | null): name is PendingActionName =>
  name !== null && (opensPage(name) || name === 'portal' || isTierId(name));

const key = 'pending-action';

/** Stores the pending action before the visitor leaves for Google. */
export function savePendingAction(pendingAction: PendingActionName | undefined): void {
  try {
    if (pendingAction) sessionStorage.setItem(key, pendingAction);
    else sessionStorage.removeItem(key);
  } catch {}
}

let restored: PendingActionName | undefined;

/**
 * Moves the stored action to memory, once.
 *
 * @param hasReturned True if the visitor comes back from a sign-in. A pending action from an earlier attempt is dropped.
 */
export function restorePendingAction(hasReturned: boolean): void {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Checked, because storage may contain any text.
    if (hasReturned && isPendingActionName(stored)) restored = stored;
  } catch {}
}

/** Returns the restored action once. */
export function takePendingAction(): PendingActionName | undefined {
  const taken = restored;
  restored = undefined;
  return taken;
}
