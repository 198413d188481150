// The message (toast) about a failed request.
import type { ToastMessage } from '../../components/Toast/index.ts';
import type { Rejection } from './request.ts';

/** The toast of a failed request. The server's message, if there is one, replaces the toast's description. */
export const failureToast = (toast: ToastMessage, { message, reference }: Rejection): ToastMessage => ({
  ...toast,
  description: message ?? toast.description,
  reference,
});
