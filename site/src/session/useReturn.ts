import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { heardRefusal, recheckUntilSubscribed } from './session.ts';
import type { Refusal } from './session.machine.ts';
import { useSession } from './useSession.ts';

export interface ReturnMessages {
  /** Back from checkout, by what its address says. */
  readonly checkout: Readonly<Record<'complete' | 'cancelled', ToastMessage>>;
  /** Back from Google without a session. */
  readonly refused: Readonly<Record<Refusal, ToastMessage>>;
}

/** Says how it went elsewhere to whoever comes back from there. */
export function useReturn({ checkout, refused }: ReturnMessages): void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { refusal } = useSession().context;

  const outcome = pathname === '/pricing' ? new URLSearchParams(search).get('checkout') : null;
  useEffect(() => {
    if (outcome !== 'complete' && outcome !== 'cancelled') return;
    toast.show(checkout[outcome]);
    if (outcome === 'complete') void recheckUntilSubscribed();
    // Said once: reloading the page is no second purchase.
    void navigate(pathname, { replace: true });
  }, [outcome, checkout, toast, navigate, pathname]);

  useEffect(() => {
    if (!refusal) return;
    toast.show(refused[refusal]);
    heardRefusal();
  }, [refusal, refused, toast]);
}
