// `Toast`: says what has just happened: a message was sent, or sending it failed.
export { type ToastCopy, ToastProvider, type ToastProviderProps, useToast } from './Toast.tsx';
export { type ToastMessage, toastTones } from './toastStore.ts';
