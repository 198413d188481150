export { type ToastCopy, ToastProvider, type ToastProviderProps, useToast } from './Toast.tsx';
export { type ToastMessage, toastTones } from './toastStore.ts';
