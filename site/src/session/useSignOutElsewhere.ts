import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect } from 'react';
import { signedOutKey } from './session.ts';

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
