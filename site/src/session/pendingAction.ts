import { isTierId, type TierId } from '@fit-to-print/backend/contracts/subscription';
import { protectedPaths } from './protected.ts';

/** Where whoever signs in elsewhere is led when they come back, by what they were about to do; else they stay where they land. */
export const returnPaths = { ...protectedPaths, admin: '/admin', submission: '/application' } as const;
export type ReturnPage = keyof typeof returnPaths;
/** A page of ours, or the payment provider's: checkout of a package, or whatever there is to manage. */
export type PendingActionName = ReturnPage | TierId | 'checkout';
export const isPage = (name: string): name is ReturnPage => Object.hasOwn(returnPaths, name);
const isPendingActionName = (name: string | null): name is PendingActionName =>
  name !== null && (isPage(name) || name === 'checkout' || isTierId(name));

const key = 'pending-action';

/** Notes what is intended before the visitor leaves for Google; nothing, where there is nothing to go on with. */
export function savePendingAction(pendingAction: PendingActionName | undefined): void {
  try {
    if (pendingAction) sessionStorage.setItem(key, pendingAction);
    else sessionStorage.removeItem(key);
  } catch {}
}

let restored: PendingActionName | undefined;

/** @param answered Whether the visitor comes back with an answer: what was given up is not made up for later. */
export function restorePendingAction(answered: boolean): void {
  try {
    const noted = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // A name, from a list: anything might stand there.
    if (answered && isPendingActionName(noted)) restored = noted;
  } catch {}
}

/** What the visitor came back for; once. */
export function takePendingAction(): PendingActionName | undefined {
  const taken = restored;
  restored = undefined;
  return taken;
}
