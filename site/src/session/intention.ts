import { isTierId, type TierId } from '@fit-to-print/backend/contracts/subscription';
import { protectedPaths } from './protected.ts';

/** Where whoever signs in elsewhere is led when they come back, by what they were about to do; else they stay where they land. */
export const returnPaths = { ...protectedPaths, admin: '/admin', submission: '/application' } as const;
export type ReturnPage = keyof typeof returnPaths;
/** A page of ours, or the payment provider's: checkout of a package, or whatever there is to manage. */
export type Return = ReturnPage | TierId | 'checkout';
export const isPage = (name: string): name is ReturnPage => Object.hasOwn(returnPaths, name);
const isReturn = (name: string | null): name is Return =>
  name !== null && (isPage(name) || name === 'checkout' || isTierId(name));

const key = 'intention';

/** Notes what is intended before the visitor leaves for Google; nothing, where there is nothing to go on with. */
export function leaveFor(intention: Return | undefined): void {
  try {
    if (intention) sessionStorage.setItem(key, intention);
    else sessionStorage.removeItem(key);
  } catch {}
}

let intended: Return | undefined;

/** @param answered Whether the visitor comes back with an answer: what was given up is not made up for later. */
export function comeBack(answered: boolean): void {
  try {
    const noted = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // A name, from a list: anything might stand there.
    if (answered && isReturn(noted)) intended = noted;
  } catch {}
}

/** What the visitor came back for; once. */
export function takeIntention(): Return | undefined {
  const taken = intended;
  intended = undefined;
  return taken;
}
