import type { ToastMessage } from '../../components/Toast/index.ts';
import type { Rejection } from './request.ts';

/** A failure's toast: the server's message, if there is one, replaces the description. */
export const failureToast = (toast: ToastMessage, { message, reference }: Rejection): ToastMessage => ({
  ...toast,
  description: message ?? toast.description,
  reference,
});
