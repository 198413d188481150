// `__Name__`: describe its purpose here.
// A flow is a form or a dialog with a state machine.
export { __Name__, type __Name__Copy, type __Name__Props } from './__Name__.tsx';
