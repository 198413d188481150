import { useToast } from '@fit-to-print/ui/components/Toast';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Dismisses the message about a failure when the visitor goes to another page. A redirect keeps the message, because it may explain the redirect. */
export function useDismissFailures(): void {
  const toast = useToast();
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  // A layout effect runs before the effects of the next page, which may show another message.
  useLayoutEffect(() => {
    if (previousPath.current !== pathname && navigationType !== NavigationType.Replace)
      toast.dismissFailure();
    previousPath.current = pathname;
  }, [pathname, navigationType, toast]);
}
