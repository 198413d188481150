import { useToast } from '@fit-to-print/ui/components/Toast';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Dismisses the message about a failure when the visitor goes to another page. It stays after a redirect, whose reason it may be. */
export function useDismissFailures(): void {
  const toast = useToast();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  // A layout effect runs before the effects of the next page, which may show another message.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && navigationType !== NavigationType.Replace) toast.dismissFailure();
    shownPath.current = pathname;
  }, [pathname, navigationType, toast]);
}
