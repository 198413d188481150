import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The event of the window after a navigation to a page that could not be loaded, because the browser is offline. */
export const offlineEvent = 'page-offline';

/** Keeps the shown page and its address when the next page cannot be loaded because the browser is offline, and says so. */
export function useStayWhenOffline(message: ToastMessage): void {
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const stay = () => {
      toast.show(message);
      // The address bar has the address of the next page already.
      void navigate(location, { replace: true, state: location.state });
    };
    window.addEventListener(offlineEvent, stay);
    return () => window.removeEventListener(offlineEvent, stay);
  }, [message, toast, navigate, location]);
}
