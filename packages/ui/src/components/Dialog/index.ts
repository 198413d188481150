// `Dialog`: a task that the user ends or cancels before going on with the page: signing in, confirming a deletion.
// A component is a control or another small part of a page.
export { Dialog, type DialogProps } from './Dialog.tsx';
