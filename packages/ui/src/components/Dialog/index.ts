// `Dialog`: a task that the user ends or cancels before going on with the page: signing in, confirming a deletion.
export { Dialog, type DialogProps } from './Dialog.tsx';
