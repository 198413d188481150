// `useSession` gives React components the session: whether a visitor is signed in. `useSignOutElsewhere` is here too, because a file of its
// own would cost a page more bytes than its code.
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { getSnapshot, signedOutKey, subscribe } from './session.ts';
import { sessionMachine } from './session.machine.ts';

/** The state before anything is known about the visitor. */
const prerenderedSession = createActor(sessionMachine).getSnapshot();

/** Returns the session: `unknown` while prerendering and hydrating, then the session of this browser. */
export const useSession = () => useSyncExternalStore(subscribe, getSnapshot, () => prerenderedSession);

/** Says why a page redirects to /auth when the user signs out in another tab. */
export function useSignOutElsewhere(message: ToastMessage): void {
  const toast = useToast();
  useEffect(() => {
    // The tab that signs out gets no such event. After the deletion of the account (`true`), there is nothing to continue.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === signedOutKey && newValue !== 'true') toast.show(message);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [toast, message]);
}
