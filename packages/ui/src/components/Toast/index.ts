// `Toast`: says what has just happened: a message was sent, or sending it failed.
// A component is a control or another small part of a page.
export { type ToastCopy, ToastProvider, type ToastProviderProps, useToast } from './Toast.tsx';
export { type ToastMessage, toastTones } from './toastStore.ts';
